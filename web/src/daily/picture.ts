// A picture to send: how it went beside everybody else, and nothing of what comes in the game.
import { bars, type Curve } from '@house/daily';

const [WIDTH, HEIGHT] = [900, 470];

export function draw(words: readonly string[], curve: Curve, score: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fbf3e2';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#3a2405';
  pen.font = '600 44px Georgia, serif';
  pen.fillText(`Ludogîte · ${words[0] ?? ''}`, 48, 84, WIDTH - 96);
  pen.font = '30px Georgia, serif';
  words.slice(1).forEach((line, i) => pen.fillText(line, 48, 136 + i * 42, WIDTH - 96));
  const shown = bars(curve, score, 20);
  const highest = Math.max(1, ...shown.map(({ n }) => n));
  const width = (WIDTH - 96) / 20;
  shown.forEach(({ n, mine }, i) => {
    const height = n === 0 ? 3 : 20 + (n / highest) * 120;
    pen.fillStyle = mine ? '#e39b2f' : '#b98a55';
    pen.fillRect(48 + i * width, HEIGHT - 48 - height, width * 0.8, height);
  });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
