/** What an expansion needs to count. */
export interface Scratch {
  readonly step: Int16Array;
  readonly reason: Int32Array;
  readonly order: Uint16Array;
  readonly falseMembers: Uint8Array;
  readonly trueMembers: Uint8Array;
  readonly falseParts: Uint8Array;
}

const POOL: Scratch[] = [];
let used = 0;

/** Gives all scratches back: no expansion may be in use. Hard puzzles need thousands, and their arrays are large. */
export function releaseScratches(): void {
  used = 0;
}

export function takeScratch(nodes: number, choices: number, patterns: number): Scratch {
  let scratch = POOL[used];
  if (
    scratch === undefined ||
    scratch.step.length < nodes ||
    scratch.falseMembers.length < choices ||
    scratch.falseParts.length < patterns
  ) {
    scratch = {
      step: new Int16Array(nodes),
      reason: new Int32Array(nodes),
      order: new Uint16Array(nodes),
      falseMembers: new Uint8Array(choices),
      trueMembers: new Uint8Array(choices),
      falseParts: new Uint8Array(patterns),
    };
    POOL[used] = scratch;
  } else {
    scratch.falseMembers.fill(0, 0, choices);
    scratch.trueMembers.fill(0, 0, choices);
    scratch.falseParts.fill(0, 0, patterns);
  }
  scratch.step.fill(-1, 0, nodes);
  used++;
  return scratch;
}
