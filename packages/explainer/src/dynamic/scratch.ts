import type { Network } from "./network.js";

/** What an expansion needs to count. */
export interface Scratch {
  readonly step: Int16Array;
  readonly reason: Int32Array;
  readonly order: Uint16Array;
  /** By choice, how many members are not false. */
  readonly openMembers: Uint8Array;
  /** By choice, how many members are true. */
  readonly trueMembers: Uint8Array;
  /** By pattern, for how many candidates it still waits. */
  readonly openParts: Uint8Array;
}

const POOL: Scratch[] = [];
let used = 0;

/** Gives all scratches back: no expansion may be in use. Hard puzzles need thousands, and their arrays are large. */
export function releaseScratches(): void {
  used = 0;
}

export function takeScratch({ nodes, choiceSizes, patternSizes }: Network): Scratch {
  const { length: choices } = choiceSizes;
  const { length: patterns } = patternSizes;
  let scratch = POOL[used];
  if (
    scratch === undefined ||
    scratch.step.length < nodes ||
    scratch.openMembers.length < choices ||
    scratch.openParts.length < patterns
  ) {
    scratch = {
      step: new Int16Array(nodes),
      reason: new Int32Array(nodes),
      order: new Uint16Array(nodes),
      openMembers: new Uint8Array(choices),
      trueMembers: new Uint8Array(choices),
      openParts: new Uint8Array(patterns),
    };
    POOL[used] = scratch;
  }
  scratch.openMembers.set(choiceSizes);
  scratch.trueMembers.fill(0, 0, choices);
  scratch.openParts.set(patternSizes);
  scratch.step.fill(-1, 0, nodes);
  used++;
  return scratch;
}
