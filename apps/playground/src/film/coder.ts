/** How likely a bit is 1, learned from the bits before it. */
export interface Model {
  chance: number;
  seen: number;
}

export const newModel = (): Model => ({ chance: 0.5, seen: 0 });

/** Writes bits or reads them: code that names the values in their order does both. */
export interface Coder {
  /** Codes one bit, given the probability of a 1. A writer stores `bit`; a reader ignores it and returns the stored bit. */
  bit(chance: number, bit: number): number;
}

const ALL = 0xffffffff;

/** Where an interval is divided. The same for both directions, or a reader would lose its way. */
const middleOf = (low: number, high: number, chance: number): number => low + Math.floor((high - low) * chance);

/** An arithmetic coder: a likely bit takes less than a bit. */
export function createWriter(): Coder & { end(): Uint8Array } {
  const bytes: number[] = [];
  let low = 0;
  let high = ALL;
  return {
    bit: (chance, bit) => {
      const middle = middleOf(low, high, chance);
      if (bit === 1) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    },
    // A reader reads zeros after the end, and this byte with zeros behind it is between both.
    end: () => Uint8Array.from(low === 0 ? bytes : [...bytes, (low >>> 24) + 1]),
  };
}

export function createReader(bytes: Uint8Array): Coder {
  let low = 0;
  let high = ALL;
  let at = 0;
  let value = 0;
  const shift = (): void => {
    value = ((value << 8) | (bytes[at++] ?? 0)) >>> 0;
  };
  for (let i = 0; i < 4; i++) shift();
  return {
    bit: (chance) => {
      const middle = middleOf(low, high, chance);
      const bit = value <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        shift();
      }
      return bit;
    },
  };
}

/** The share of a bit that no model believes to be impossible. */
const LEAST = 1 / 512;
/** How many bits a model remembers. */
const MEMORY = 40;

/** Codes a bit with a model, which learns from it. */
export function codeBit(coder: Coder, model: Model, bit: number): number {
  const coded = coder.bit(Math.min(1 - LEAST, Math.max(LEAST, model.chance)), bit);
  model.seen = Math.min(model.seen + 1, MEMORY);
  model.chance += (coded - model.chance) / (model.seen + 1.5);
  return coded;
}

/** Codes one of `count` values that are equally likely. */
export function codeEqual(coder: Coder, count: number, value: number): number {
  let [from, to] = [0, count];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const isUpper = coder.bit((to - middle) / (to - from), value >= middle ? 1 : 0);
    if (isUpper === 1) from = middle;
    else to = middle;
  }
  return from;
}

/** Codes one of 2^`bits` values with a model for each bit. */
export function codeTree(coder: Coder, models: Model[], bits: number, value: number): number {
  let node = 1;
  for (let i = bits - 1; i >= 0; i--) {
    models[node] ??= newModel();
    node = node * 2 + codeBit(coder, models[node], (value >> i) & 1);
  }
  return node - (1 << bits);
}
