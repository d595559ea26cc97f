import { SIDE } from "./patches.js";
import { WEIGHTS } from "./weights.js";

/** What the network sees in a patch. */
export interface Seen {
  /** By what it may be: 0 nothing, 1 to 9 a digit, 10 something else (notes, a letter, a blot). They sum up to 1. */
  readonly shares: Float32Array;
  /** How likely it is written by hand, if it is a digit. */
  readonly written: number;
}

/** Kinds of things that a cell may hold. */
const KINDS = 11;

/** Channels of the layers: three that look at neighborhoods, then two of plain sums. */
const CHANNELS = [1, 10, 20, 32, 40, KINDS + 1] as const;

interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

let layers: readonly Layer[] | undefined;

/** Looks at a patch of 32 × 32 values. */
export function look(patch: Float32Array): Seen {
  layers ??= unpack(WEIGHTS);
  const [first, second, third, fourth, fifth] = layers;
  const a = convolve({ values: patch, side: SIDE, channels: 1 }, first, { size: 5, stride: 2 });
  const b = halve(convolve(a, second, { size: 3, stride: 1 }));
  const c = halve(convolve(b, third, { size: 3, stride: 1 }));
  const d = combine(c.values, fourth).map((value) => Math.max(0, value));
  const e = combine(d, fifth);
  return { shares: softmax(e.subarray(0, KINDS)), written: 1 / (1 + Math.exp(-e[KINDS])) };
}

/** Values in rows, columns and channels: one channel behind the other. */
interface Map3 {
  readonly values: Float32Array;
  readonly side: number;
  readonly channels: number;
}

/** Sums over the neighborhood of each pixel, never less than 0. Beyond the edge is nothing. */
function convolve(
  { values, side, channels }: Map3,
  { weights, biases }: Layer,
  { size, stride }: { size: number; stride: number },
): Map3 {
  const pad = size >> 1;
  const wide = side + 2 * pad;
  const padded = new Float32Array(wide * wide * channels);
  for (let c = 0; c < channels; c++) {
    for (let y = 0; y < side; y++) {
      const from = (c * side + y) * side;
      padded.set(values.subarray(from, from + side), (c * wide + y + pad) * wide + pad);
    }
  }
  const out = side / stride;
  const sums = new Float32Array(out * out * biases.length);
  // With the padding at the ends of rows, all rows of a channel are one loop. What falls on the padding is not taken over.
  const plane = new Float32Array(wide * out);
  for (let o = 0; o < biases.length; o++) {
    plane.fill(biases[o]);
    for (let c = 0; c < channels; c++) {
      const taps = weights.subarray((o * channels + c) * size * size, (o * channels + c + 1) * size * size);
      const start = c * wide * wide;
      if (size === 3) addNine(plane, padded, { start, wide, taps });
      else addStrided(plane, padded, { start, wide, taps, size, stride, out });
    }
    for (let y = 0; y < out; y++) sums.set(plane.subarray(y * wide, y * wide + out), (o * out + y) * out);
  }
  for (let i = 0; i < sums.length; i++) if (sums[i] < 0) sums[i] = 0;
  return { values: sums, side: out, channels: biases.length };
}

/** Where a channel starts in the padded values, how wide it is, and the weights of the neighborhood. */
interface Window {
  readonly start: number;
  readonly wide: number;
  readonly taps: Float32Array;
}

/** Adds nine weights times nine neighbors to each sum: one loop for the nine takes a third of the time. */
function addNine(sums: Float32Array, values: Float32Array, { start, wide, taps }: Window): void {
  const a = taps[0];
  const b = taps[1];
  const c = taps[2];
  const d = taps[3];
  const e = taps[4];
  const f = taps[5];
  const g = taps[6];
  const h = taps[7];
  const k = taps[8];
  const end = sums.length - 2;
  for (let i = 0, u = start, v = start + wide, w = start + 2 * wide; i < end; i++, u++, v++, w++) {
    sums[i] +=
      a * values[u] +
      b * values[u + 1] +
      c * values[u + 2] +
      d * values[v] +
      e * values[v + 1] +
      f * values[v + 2] +
      g * values[w] +
      h * values[w + 1] +
      k * values[w + 2];
  }
}

function addStrided(
  sums: Float32Array,
  values: Float32Array,
  { start, wide, taps, size, stride, out }: Window & { size: number; stride: number; out: number },
): void {
  for (let tap = 0; tap < taps.length; tap++) {
    const column = tap % size;
    const from = start + ((tap - column) / size) * wide + column;
    for (let y = 0; y < out; y++) {
      for (let i = y * wide, at = from + y * stride * wide, end = i + out; i < end; i++, at += stride)
        sums[i] += taps[tap] * values[at];
    }
  }
}

/** The largest of each four neighbors. */
function halve({ values, side, channels }: Map3): Map3 {
  const half = side / 2;
  const most = new Float32Array(half * half * channels);
  let to = 0;
  for (let row = 0; row < half * channels; row++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * row * side + 2 * x;
      most[to++] = Math.max(values[i], values[i + 1], values[i + side], values[i + side + 1]);
    }
  }
  return { values: most, side: half, channels };
}

function combine(values: Float32Array, { weights, biases }: Layer): Float32Array {
  const sums = new Float32Array(biases);
  for (let o = 0; o < sums.length; o++) {
    const start = o * values.length;
    for (let i = 0; i < values.length; i++) sums[o] += weights[start + i] * values[i];
  }
  return sums;
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const shares = values.map((value) => Math.exp(value - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/**
 * The weights from text: for each layer and each of its channels, a scale and a bias (four bytes each), then the weights as
 * signed bytes, which times the scale are what training found.
 */
function unpack(text: string): Layer[] {
  const bytes = fromBase64(text);
  const view = new DataView(bytes.buffer);
  const inputs = [25, 9 * CHANNELS[1], 9 * CHANNELS[2], 16 * CHANNELS[3], CHANNELS[4]];
  let at = 0;
  return inputs.map((count, layer) => {
    const channels = CHANNELS[layer + 1];
    const weights = new Float32Array(count * channels);
    const biases = new Float32Array(channels);
    for (let channel = 0; channel < channels; channel++) {
      const scale = view.getFloat32(at, true);
      biases[channel] = view.getFloat32(at + 4, true);
      for (let i = 0; i < count; i++) weights[channel * count + i] = scale * view.getInt8(at + 8 + i);
      at += 8 + count;
    }
    return { weights, biases };
  });
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes from base64: neither browsers nor Node.js are asked, so it runs in both. */
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let to = 0;
  for (const letter of text) {
    bits = (bits << 6) | ALPHABET.indexOf(letter);
    held += 6;
    if (held >= 8) bytes[to++] = (bits >> (held -= 8)) & 255;
  }
  return bytes;
}
