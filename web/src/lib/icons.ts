// Icons of our own: strokes on a 24 × 24 sheet, one width, round ends. `dots` are filled circles (x, y, radius).
export interface Drawing {
  lines: string;
  dots?: [number, number, number][];
}

export const ICONS = {
  menu: { lines: 'M4 7h16M4 12h16M4 17h16' },
  close: { lines: 'M6 6l12 12M18 6L6 18' },
  hint: { lines: 'M9 17c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7zM9.5 20.5h5M12 17v-4.5l-2-2M12 12.5l2-2' },
  sound: { lines: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  mute: { lines: 'M4 9.5h3.5L12 5.5v13L7.5 14.5H4zM16 9.5l5 5M21 9.5l-5 5' },
  speak: { lines: 'M2.5 12c2-2.6 3.6-4 4.8-4 .9 0 1.4.7 2.2.7s1.3-.7 2.2-.7c1.2 0 2.8 1.4 4.8 4-2 3-4.2 4.5-7 4.5s-5-1.5-7-4.5zM2.5 12h14M18.6 9a4.2 4.2 0 0 1 0 6M20.8 6.5a8 8 0 0 1 0 11' },
  leave: { lines: 'M13 4H5v16h8M10 12h10M16.5 8.5L20 12l-3.5 3.5' },
  rules: { lines: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20' },
  log: { lines: 'M6 4h9l4 4v12H6zM15 4v4h4M9 11.5h6M9 15h6' },
  link: { lines: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1' },
  qr: { lines: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M14 20h2M20 19.5v.5h-1', dots: [[7, 7, 1], [17, 7, 1], [7, 17, 1]] },
  undo: { lines: 'M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9' },
  around: { lines: 'M15.5 16.2c3-.6 5-2 5-3.7 0-2.3-3.8-4.2-8.5-4.2s-8.5 1.9-8.5 4.2c0 2 2.8 3.6 6.5 4.1M7.5 13.8l2.8 2.8-2.8 2.9M10 5h4v7.5h-4z' },
  back: { lines: 'M14.5 6l-6 6 6 6' },
  forward: { lines: 'M9.5 6l6 6-6 6' },
  fast: { lines: 'M5 6l6 6-6 6M12.5 6l6 6-6 6' },
  first: { lines: 'M17 6l-6 6 6 6M7 6v12' },
  last: { lines: 'M7 6l6 6-6 6M17 6v12' },
  play: { lines: 'M7.5 5v14l11-7z' },
  pause: { lines: 'M8.5 5.5v13M15.5 5.5v13' },
  globe: { lines: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17M12 3.5c5 5.5 5 11.5 0 17' },
  crown: { lines: 'M4 18.5h16M4.5 15.5L3.5 7.5 8.5 11 12 5l3.5 6 5-3.5-1 8z' },
  robot: { lines: 'M6 9h12v10H6zM12 9V5.5M3.5 13v3M20.5 13v3M10 16h4', dots: [[12, 4.5, 1.2], [9.5, 12.8, 1.1], [14.5, 12.8, 1.1]] },
  person: { lines: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.5 3.7-5 7.5-5s6.7 1.5 7.5 5' },
  tablet: { lines: 'M5 3.5h14v17H5zM10.5 17.5h3' },
  eye: { lines: 'M2.5 12c2.5-4 5.7-6 9.5-6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z' },
  clock: { lines: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2' },
  check: { lines: 'M4.5 12.5l5 5 10-11' },
  door: { lines: 'M6 20.5V4.5a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v16M3.5 20.5h17', dots: [[14.7, 12.5, 1.1]] },
  sun: { lines: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4' },
  moon: { lines: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z' },
  download: { lines: 'M12 4v10.5M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15' },
  share: { lines: 'M8 12.5l8-5M8 12.5l8 5M6 15a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z' },
  scales: { lines: 'M12 4v16M8 20h8M5 7.5h14M5 7.5L2.5 14h5zM19 7.5L16.5 14h5z' },
  again: { lines: 'M19.5 5v4.5H15M19 9.5a7.5 7.5 0 1 0 .5 4' },
  hand: { lines: 'M7 12V7.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0v5m0-3a1.5 1.5 0 0 1 3 0V14c0 4-2.5 6.5-6 6.5-3 0-4.5-1-6-3.5l-2.5-4c-.8-1.5 1-2.5 2-1.5L9 13.5' },
  settings: { lines: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z' },
  keyboard: { lines: 'M3 6.5h18v11H3zM6.5 10.2h.01M10.2 10.2h.01M13.8 10.2h.01M17.5 10.2h.01M8 14h8' },
  lamp: { lines: 'M8 4h8l3 8H5zM12 12v7M8.5 19.5h7M15.5 12v3' },
  print: { lines: 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6H7z' },
  table: { lines: 'M3 9h18M5 9v10M19 9v10M3 9l2.5-4h13L21 9' },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
