// Pictures that follow one another as one animated PNG. Every frame comes from the same camera, so all have one size and
// one kind of pixel, and their data can be taken over as it is (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
import { crc32 } from 'node:zlib';

interface Chunk {
  kind: string;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function animated(frames: readonly Buffer[], frameMs: number, lastMs: number): Buffer {
  const [first = []] = frames.map(chunksOf);
  const header = first.find(({ kind }) => kind === 'IHDR');
  if (!header) throw new Error('these are no PNG pictures');
  const chunks: Chunk[] = [header, { kind: 'acTL', data: numbers(frames.length, 0) }];
  let sequence = 0;
  for (const [i, frame] of frames.entries()) {
    const ms = i === frames.length - 1 ? lastMs : frameMs;
    chunks.push({ kind: 'fcTL', data: control(sequence++, header.data, ms) });
    for (const { data } of chunksOf(frame).filter(({ kind }) => kind === 'IDAT')) {
      chunks.push(i === 0 ? { kind: 'IDAT', data } : { kind: 'fdAT', data: Buffer.concat([numbers(sequence++), data]) });
    }
  }
  return Buffer.concat([SIGNATURE, ...[...chunks, { kind: 'IEND', data: Buffer.alloc(0) }].map(written)]);
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** Where a frame stands and how long: the whole picture, replacing the one before. */
function control(sequence: number, header: Buffer, ms: number): Buffer {
  const times = Buffer.alloc(6); // a delay as a fraction, then how to dispose and to blend: not at all
  times.writeUInt16BE(ms, 0);
  times.writeUInt16BE(1000, 2);
  return Buffer.concat([numbers(sequence), header.subarray(0, 8), numbers(0, 0), times]);
}

function numbers(...some: number[]): Buffer {
  const buffer = Buffer.alloc(4 * some.length);
  for (const [i, number] of some.entries()) buffer.writeUInt32BE(number, 4 * i);
  return buffer;
}

function written({ kind, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
}
