// Every sound is made here, from noise and sine waves: paper, wood, felt, glass and a little magic.
import { prefs } from './prefs.svelte';

type Sound =
  | 'paper' // a card is turned or laid
  | 'wood' // a piece is put down
  | 'felt' // something soft slides
  | 'glass' // diamonds
  | 'chime' // it is your turn
  | 'tick' // a clock has few seconds left
  | 'whoosh' // something flies by
  | 'witch'
  | 'fairy'
  | 'rattle' // dice in a cup
  | 'squeak' // a little devil is grabbed
  | 'fanfare'
  | 'no'; // a move that the rules refuse

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

let hushed = 0;

/** Nothing sounds until the answer is called: what moves is only a picture. */
export function hush(): () => void {
  hushed += 1;
  return () => setTimeout(() => (hushed -= 1), 500); // whatever it has begun is over
}

/** Plays a sound, unless sound is off or the browser does not allow it yet (before the first touch). */
export function play(sound: Sound): void {
  if (!prefs.sound || hushed > 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  SOUNDS[sound](context, context.currentTime + 0.01);
}

/** Dice strike the felt, the rim of the tray or each other, as hard as the simulation says (0 to 1). */
export function knock(against: 'body' | 'wall' | 'floor', strength: number): void {
  if (!prefs.sound || typeof AudioContext === 'undefined' || strength < 0.04) return;
  context ??= new AudioContext();
  const at = context.currentTime + 0.005;
  const gain = Math.min(0.3, 0.05 + strength * 0.3);
  const [from, to] = { body: [1500, 900], wall: [420, 220], floor: [260, 140] }[against] as [number, number];
  tone(context, { at, from, to, last: 0.05, gain, wave: 'triangle' });
  puff(context, at, 0.03, against === 'floor' ? 700 : 2200, 500, gain * 0.8, 1.5);
}

interface Tone {
  at: number; // seconds
  from: number; // hertz
  to?: number;
  last: number; // seconds
  gain?: number;
  wave?: OscillatorType;
}

/** One note that rises at once and dies away, gliding from one pitch to another. */
function tone(audio: AudioContext, { at, from, to = from, last, gain = 0.12, wave = 'sine' }: Tone): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + last);
  sound(audio, source, at, last, gain);
}

/** A puff of noise through a moving filter: paper, air, cloth. */
function puff(audio: AudioContext, at: number, last: number, from: number, to: number, gain: number, q = 1): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + last);
  source.connect(filter);
  sound(audio, source, at, last, gain, filter);
}

function sound(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  last: number,
  gain: number,
  output: AudioNode = source,
): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(gain, at + Math.min(0.012, last / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + last);
  output.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + last + 0.02);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  paper(audio, at) {
    puff(audio, at, 0.09, 2600, 5200, 0.16, 0.8);
    puff(audio, at + 0.07, 0.06, 1500, 900, 0.12, 1.5);
  },
  wood(audio, at) {
    tone(audio, { at, from: 320, to: 180, last: 0.09, gain: 0.2, wave: 'triangle' });
    puff(audio, at, 0.03, 1800, 900, 0.12, 2);
  },
  felt(audio, at) {
    puff(audio, at, 0.16, 700, 300, 0.14, 0.7);
  },
  glass(audio, at) {
    for (const [i, hertz] of [2093, 3136, 4186].entries())
      tone(audio, { at: at + i * 0.03, from: hertz, last: 0.5 - i * 0.1, gain: 0.05 });
  },
  chime(audio, at) {
    tone(audio, { at, from: 784, last: 0.5, gain: 0.09 });
    tone(audio, { at: at + 0.12, from: 1175, last: 0.7, gain: 0.08 });
  },
  tick(audio, at) {
    tone(audio, { at, from: 1250, to: 900, last: 0.04, gain: 0.09, wave: 'triangle' });
  },
  whoosh(audio, at) {
    puff(audio, at, 0.5, 300, 2400, 0.16, 1.2);
  },
  witch(audio, at) {
    puff(audio, at, 0.6, 400, 1800, 0.1, 1);
    // Five falling cries, each a little lower: she laughs.
    for (let i = 0; i < 5; i++) {
      const top = 980 - i * 70;
      tone(audio, { at: at + 0.15 + i * 0.13, from: top, to: top * 0.62, last: 0.12, gain: 0.07, wave: 'sawtooth' });
    }
  },
  fairy(audio, at) {
    for (const [i, hertz] of [1047, 1319, 1568, 2093, 2637, 3136].entries())
      tone(audio, { at: at + i * 0.07, from: hertz, last: 0.55, gain: 0.05 });
  },
  rattle(audio, at) {
    for (let i = 0; i < 9; i++) {
      const wait = i * 0.11 + Math.random() * 0.05;
      tone(audio, { at: at + wait, from: 1300 - (i % 3) * 250, to: 700, last: 0.04, gain: 0.07, wave: 'triangle' });
      puff(audio, at + wait, 0.03, 2400, 900, 0.06, 2);
    }
  },
  squeak(audio, at) {
    tone(audio, { at, from: 620, to: 1500, last: 0.09, gain: 0.1, wave: 'triangle' });
    tone(audio, { at: at + 0.08, from: 1500, to: 900, last: 0.12, gain: 0.08, wave: 'triangle' });
  },
  fanfare(audio, at) {
    const tune: [number, number, number][] = [
      [0, 523, 0.18],
      [0.16, 659, 0.18],
      [0.32, 784, 0.18],
      [0.48, 1047, 0.7],
      [0.48, 784, 0.7],
      [0.48, 659, 0.7],
    ];
    for (const [wait, hertz, last] of tune)
      tone(audio, { at: at + wait, from: hertz, last, gain: 0.08, wave: 'triangle' });
  },
  no(audio, at) {
    tone(audio, { at, from: 220, to: 165, last: 0.2, gain: 0.12, wave: 'triangle' });
  },
};
