import { refuseEmptyPops } from "./empty-sets.js";
import type { Board, Technique } from "@wings/core";
import { checkTechnique, notForLayout } from "@wings/core/host";
import { type Builtins, builtinProperties } from "./builtins.js";
import { followsWithoutAssumption, unneededAssumption } from "./properties-assumption.js";
import { type Fault, again, fault, faultOf } from "./faults.js";
import { growingMemory } from "./memory-growth.js";
import { MinSizeCheck } from "./min-size.js";
import { UnusedOptions } from "./option-variants.js";
import type { Property } from "./output-properties.js";
import { FIRST_BOARDS, FIRST_BOARDS_PROPERTIES, ONCE_PROPERTIES, PROPERTIES, WARNINGS } from "./properties.js";
import { foundOnOtherLayouts } from "./properties-layouts.js";
import { Output, changesNoBuiltins, printsNothing } from "./properties-isolation.js";
import { WeakLinks, markedRoles, usesRoles } from "./properties-marks.js";
import { noteEnd, noteSpent, spentOn } from "./ended.js";
import { isSlow, microsecondsOn, now, tooSlow } from "./speed.js";
import { random } from "@wings/generate/random";
import { RoleFields } from "./role-fields.js";
import { type Subject, limited, subjectOf, summaryOf } from "./subject.js";
import { symmetry } from "./symmetry.js";
import { TIMEOUT } from "./time-limit.js";
import { withBoardGuard } from "./board-guard.js";

/** How many times longer than one search all properties of a board may take. */
const SEARCHES = 1000;
/** A third-party technique has this many milliseconds, or a little longer than its own limit for a search. */
const LONGEST = 30_000;
/** Only a search that takes longer than this, in microseconds, can be the cause. */
const SLOW = 5000;
/** No board has so many patterns. Techniques of wings on almost locked sets do, and their tests choose other boards. */
const MOST_FINDINGS = 5000;

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
  /** How many more it has on boards with other houses. */
  readonly elsewhere: number;
  /** How long a search of a board takes on average, in microseconds. */
  readonly microseconds: number;
  /** The broken properties, each with the first board that shows it. */
  readonly faults: readonly Fault[];
  /** What could be better. */
  readonly warnings: readonly Fault[];
}

/** Checks every property of a technique on every board, all classic ones. `techniqueTester` does this for the boards of its cases. */
export function examine(technique: Technique, boards: Iterable<Board>, options: ExamineOptions = {}): Examination {
  checkTechnique(technique);
  refuseEmptyPops();
  const output = new Output();
  try {
    return examined(technique, boards, options, output);
  } finally {
    output.end();
  }
}

function examined(technique: Technique, boards: Iterable<Board>, options: ExamineOptions, output: Output): Examination {
  const { timeout = TIMEOUT, before = builtinProperties() } = options;
  const source = random(1);
  const symmetries = Array.from({ length: options.symmetries ?? 20 }, () => symmetry(source, technique.meta.rigid));
  const examination = {
    technique: technique.id,
    boards: 0,
    findings: 0,
    elsewhere: 0,
    microseconds: 0,
    faults: [] as Fault[],
    warnings: [] as Fault[],
  };
  const guarded = withBoardGuard(technique);
  const answered = new Set<Property>();
  const acrossBoards = new AcrossBoards(technique, options, before);

  const checkBoard = (subject: Subject): undefined => {
    examination.findings += subject.hits.length;
    if (subject.hits.length > MOST_FINDINGS) {
      addOnce(examination.faults, tooMany(subject));
      return;
    }
    const first = examination.boards <= FIRST_BOARDS ? FIRST_BOARDS_PROPERTIES : [];
    const once = examination.boards === 1 ? ONCE_PROPERTIES : [];
    for (const property of [...PROPERTIES, ...first, ...once, ...WARNINGS]) {
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

  const begin = now();
  const spent = spentOn(technique);
  const end = begin + (options.seconds ?? Infinity) * 1000;
  const most = technique.isOurs === true ? Infinity : Math.max(LONGEST, 1.5 * timeout);
  for (const board of boards) {
    if (board.layout) throw notForLayout("examine", board.layout.name);
    examination.boards++;
    const start = now();
    const find = (): Subject => subjectOf(guarded, board, symmetries);
    const subject = attempt(() => limited(technique, board, timeout, find), { technique, board });
    if ("code" in subject) {
      addOnce(examination.faults, subject);
    } else {
      const search = now() - start;
      // A slow technique gets more time than a fast one, because the properties search the board hundreds of times.
      const limit = Math.min(timeout + SEARCHES * search, most);
      const stopped = attempt(() => limited(technique, board, limit, () => checkBoard(subject)), subject);
      if (stopped !== undefined) {
        // The first search of all is a slow one.
        const microseconds = search * 1000 > SLOW ? microsecondsOn(technique, board) : 0;
        const isCause = stopped.code === "WINGS_TIMEOUT" && microseconds > SLOW;
        const seen = `so that the checks of one board need more than ${Math.round(limit / 1000)} s`;
        addOnce(examination.faults, isCause ? tooSlow(technique, board, microseconds, seen) : stopped);
      }
    }
    if (examination.faults.length > 0) {
      // What the technique changes for everybody can be the cause of anything else.
      const cause = changesNoBuiltins(technique, board, before);
      if (cause !== undefined) examination.faults.unshift(cause);
      // After one timeout, each further board would take as long again.
      if (cause !== undefined || examination.faults.some(({ code }) => ENDS.includes(code))) {
        noteEnd(technique, examination.faults);
        break;
      }
    } else {
      const { microseconds, boards: count } = examination;
      examination.microseconds += (microsecondsOn(technique, board) - microseconds) / count;
    }
    if (spent + now() - begin > most) {
      // With a fault, the average is of the boards before it.
      const microseconds = Math.max(examination.microseconds, microsecondsOn(technique, board));
      if (microseconds > SLOW) {
        const seen = `so that the checks took more than ${Math.round(most / 1000)} s`;
        addOnce(examination.faults, tooSlow(technique, board, microseconds, seen));
        noteEnd(technique, examination.faults);
        break;
      }
    }
    if (output.calls > 0 && !examination.warnings.some(({ code }) => code === PRINTS))
      examination.warnings.push(printsNothing(technique, board));
    if (now() >= end) break;
  }
  noteSpent(technique, now() - begin);
  examination.elsewhere = foundOnOtherLayouts(technique);
  const left = acrossBoards.fault();
  if (left !== undefined) addOnce(examination.faults, left);
  if (examination.faults.length === 0)
    examination.warnings.push(...acrossBoards.warnings(examination.findings, examination.microseconds));
  return examination;
}

/** After these, no further board is checked. */
const ENDS: readonly string[] = ["WINGS_TIMEOUT", "WINGS_TOO_SLOW", "WINGS_TOO_MANY"];
const PRINTS = "WINGS_PRINTS";

const tooMany = (subject: Subject): Fault =>
  fault("TOO_MANY", subject.technique, subject.board, {
    expected: "one finding for each pattern, not one for each variant of it",
    seen: `${subject.hits.length} findings on this board, such as ${[0, 1].map((i) => summaryOf(subject, subject.hits[i])).join(", and ")}`,
  });

/** Checks that need all boards together. */
class AcrossBoards {
  readonly #technique: Technique;
  readonly #least: number;
  readonly #measuresMemory: boolean;
  readonly #before: Builtins;
  readonly #options: UnusedOptions;
  readonly #size: MinSizeCheck;
  readonly #marked = new Set<string>();
  readonly #weak = new WeakLinks();
  readonly #roles: RoleFields;
  #follows: boolean;
  #boards = 0;
  /** A board with a finding, for the drawing. */
  #shown: Board | undefined;
  #last: Board | undefined;

  constructor(technique: Technique, { least = 0, memory = true }: ExamineOptions, before: Builtins) {
    this.#technique = technique;
    this.#least = least;
    this.#measuresMemory = memory;
    this.#before = before;
    this.#options = new UnusedOptions(technique);
    this.#size = new MinSizeCheck(technique);
    this.#roles = new RoleFields(technique);
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
    this.#weak.look(subject);
    this.#roles.look(subject);
    for (const role of markedRoles(subject)) this.#marked.add(role);
    this.#follows &&= followsWithoutAssumption(subject);
  }

  fault(): Fault | undefined {
    return this.#last && changesNoBuiltins(this.#technique, this.#last, this.#before);
  }

  warnings(findings: number, microseconds: number): Fault[] {
    const technique = this.#technique;
    const board = this.#shown ?? this.#last;
    if (board === undefined) return [];
    // A technique for other houses finds nothing on classic boards.
    const isForOthers = findings === 0 && foundOnOtherLayouts(technique) > 0;
    const few = findings < this.#least && !isForOthers ? [this.#few(board, findings)] : [];
    // Without a finding, there is nothing else to warn of.
    const slow = isSlow(technique, microseconds) ? [tooSlow(technique, board, microseconds)] : [];
    if (this.#shown === undefined) return [...few, ...slow];
    return [
      ...few,
      ...slow,
      this.#weak.strong(technique),
      this.#roles.wrong(technique),
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
