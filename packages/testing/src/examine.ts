import { refuseEmptyPops } from "./empty-sets.js";
import type { Board, Technique } from "@wings/core";
import { checkTechnique } from "@wings/core/host";
import { type Builtins, builtinProperties } from "./builtins.js";
import { followsWithoutAssumption, unneededAssumption } from "./properties-assumption.js";
import { type Fault, again, fault, faultOf } from "./faults.js";
import { growingMemory } from "./memory-growth.js";
import { MinSizeCheck } from "./min-size.js";
import { UnusedOptions } from "./option-variants.js";
import type { Property } from "./output-properties.js";
import { FIRST_BOARDS, FIRST_BOARDS_PROPERTIES, PROPERTIES, WARNINGS } from "./properties.js";
import { changesNoBuiltins } from "./properties-isolation.js";
import { markedRoles, usesRoles } from "./properties-marks.js";
import { random } from "@wings/generate/random";
import { type Subject, limited, subjectOf } from "./subject.js";
import { symmetry } from "./symmetry.js";
import { TIMEOUT } from "./time-limit.js";
import { withBoardGuard } from "./board-guard.js";

/** How many times longer than one search all properties of a board may take. */
const SEARCHES = 1000;

declare const performance: { now(): number };
/** Taken now, because a test replaces the clock while a technique runs. */
const now = performance.now.bind(performance);

/** All options have defaults. */
export interface ExamineOptions {
  /** How many images of each board to check as well: 20. */
  readonly symmetries?: number;
  /** A warning is given for fewer findings than this on all boards together: 0. */
  readonly least?: number;
  /** Takes boards for this many seconds, but at least one board. By default, it takes all of them. */
  readonly seconds?: number;
  /** How long a search may take, in milliseconds: 20,000. */
  readonly timeout?: number;
  /** Whether to measure the memory that the technique keeps: yes. */
  readonly memory?: boolean;
  /** The result of `builtinProperties()` before the technique was loaded. By default, it is taken now. */
  readonly before?: Builtins;
}

/** The result of an examination. */
export interface Examination {
  readonly technique: string;
  /** How many boards were checked, and how many findings they have. */
  readonly boards: number;
  readonly findings: number;
  /** The broken properties, each with the first board that shows it. */
  readonly faults: readonly Fault[];
  /** What could be better. */
  readonly warnings: readonly Fault[];
}

/** Checks every property of a technique on every board. `techniqueTester` does this for the boards of its cases. */
export function examine(technique: Technique, boards: Iterable<Board>, options: ExamineOptions = {}): Examination {
  checkTechnique(technique);
  refuseEmptyPops();
  const { timeout = TIMEOUT } = options;
  const source = random(1);
  const symmetries = Array.from({ length: options.symmetries ?? 20 }, () => symmetry(source, technique.meta.rigid));
  const examination = {
    technique: technique.id,
    boards: 0,
    findings: 0,
    faults: [] as Fault[],
    warnings: [] as Fault[],
  };
  const guarded = withBoardGuard(technique);
  const answered = new Set<Property>();
  const acrossBoards = new AcrossBoards(technique, options);

  const checkBoard = (subject: Subject): undefined => {
    examination.findings += subject.hits.length;
    const first = examination.boards <= FIRST_BOARDS ? FIRST_BOARDS_PROPERTIES : [];
    for (const property of [...PROPERTIES, ...first, ...WARNINGS]) {
      if (answered.has(property)) continue;
      const answer = attempt(() => property(subject), subject);
      if (answer === undefined) continue;
      answered.add(property);
      addOnce(WARNINGS.includes(property) ? examination.warnings : examination.faults, answer);
    }
    if (examination.faults.length > 0) return;
    const thrown = attempt(() => acrossBoards.add(subject), subject);
    if (thrown !== undefined) addOnce(examination.faults, thrown);
  };

  const end = now() + (options.seconds ?? Infinity) * 1000;
  for (const board of boards) {
    examination.boards++;
    const start = now();
    const find = (): Subject => subjectOf(guarded, board, symmetries);
    const subject = attempt(() => limited(technique, board, timeout, find), { technique, board });
    if ("code" in subject) {
      addOnce(examination.faults, subject);
    } else {
      // A slow technique gets more time than a fast one, because the properties search the board hundreds of times.
      const limit = timeout + SEARCHES * (now() - start);
      const stopped = attempt(() => limited(technique, board, limit, () => checkBoard(subject)), subject);
      if (stopped !== undefined) addOnce(examination.faults, stopped);
    }
    // After one timeout, each further board would take as long again.
    if (examination.faults.some(({ code }) => code === "WINGS_TIMEOUT") || now() >= end) break;
  }
  const left = acrossBoards.fault();
  if (left !== undefined) addOnce(examination.faults, left);
  if (examination.faults.length === 0) examination.warnings.push(...acrossBoards.warnings(examination.findings));
  return examination;
}

/** Checks that need all boards together. */
class AcrossBoards {
  readonly #technique: Technique;
  readonly #least: number;
  readonly #measuresMemory: boolean;
  readonly #before: Builtins;
  readonly #options: UnusedOptions;
  readonly #size: MinSizeCheck;
  readonly #marked = new Set<string>();
  #follows: boolean;
  #boards = 0;
  /** A board with a finding, for the drawing. */
  #shown: Board | undefined;
  #last: Board | undefined;

  constructor(technique: Technique, { least = 0, memory = true, before = builtinProperties() }: ExamineOptions) {
    this.#technique = technique;
    this.#least = least;
    this.#measuresMemory = memory;
    this.#before = before;
    this.#options = new UnusedOptions(technique);
    this.#size = new MinSizeCheck(technique);
    this.#follows = technique.meta.assumes !== undefined;
  }

  add(subject: Subject): undefined {
    const { board, hits } = subject;
    this.#boards++;
    this.#last = board;
    this.#options.look(board);
    this.#size.look(board);
    if (hits.length === 0) return;
    this.#shown ??= board;
    for (const role of markedRoles(subject)) this.#marked.add(role);
    this.#follows &&= followsWithoutAssumption(subject);
  }

  fault(): Fault | undefined {
    return this.#last && changesNoBuiltins(this.#technique, this.#last, this.#before);
  }

  warnings(findings: number): Fault[] {
    const technique = this.#technique;
    const board = this.#shown ?? this.#last;
    if (board === undefined) return [];
    const few = findings < this.#least ? [this.#few(board, findings)] : [];
    // Without a finding, there is nothing else to warn of.
    if (this.#shown === undefined) return few;
    return [
      ...few,
      usesRoles(technique, board, this.#marked),
      this.#options.unused(board),
      this.#follows ? unneededAssumption(technique, board, findings) : undefined,
      this.#size.tooLow(board),
      this.#measuresMemory ? growingMemory(technique, board) : undefined,
    ].filter((each) => each !== undefined);
  }

  #few(board: Board, findings: number): Fault {
    const technique = this.#technique;
    const options = Object.entries(technique.options).map(([option, value]) => `${option}=${String(value)}`);
    const withOptions = options.length === 0 ? "" : ` with ${options.join(", ")}`;
    const least = `at least ${this.#least} finding${this.#least === 1 ? "" : "s"}`;
    const remedy =
      findings === 0 ? "add a case for it, or test more boards" : "test more boards, or boards with more findings";
    return fault("FEW_FINDINGS", technique, board, {
      expected: `${least}${withOptions}: ${remedy}`,
      seen: `${findings} on ${this.#boards} boards${withOptions}; this is one of them`,
      again: again(technique, board, { least: this.#least }),
    });
  }
}

/** Adds a fault with a new code: many properties meet the same error. */
function addOnce(list: Fault[], fault: Fault): void {
  if (!list.some(({ code }) => code === fault.code)) list.push(fault);
}

/** The result of an action, or the fault that it throws. */
function attempt<T>(action: () => T, { technique, board }: Pick<Subject, "technique" | "board">): T | Fault {
  try {
    return action();
  } catch (error) {
    return faultOf(error, technique, board);
  }
}
