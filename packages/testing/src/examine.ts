import { type Board, type Technique, checkTechnique } from "@wings/core";
import { followsWithoutAssumption, unneededAssumption } from "./unneeded-assumption.js";
import { type Fault, again, fault, faultOf } from "./faults.js";
import { MinSizeCheck } from "./min-size.js";
import { UnusedOptions } from "./option-variants.js";
import { PROPERTIES, type Property, WARNINGS } from "./properties.js";
import { addsNoGlobals, builtinProperties } from "./properties-isolation.js";
import { markedRoles, usesRoles } from "./properties-marks.js";
import { random } from "./random.js";
import { type Subject, subjectOf } from "./subject.js";
import { symmetry } from "./symmetry.js";
import { withBoardGuard } from "./board-guard.js";

/** How much to look at: all of it may be left out. */
export interface ExamineOptions {
  /** On how many images of each board to look as well: 20. */
  readonly symmetries?: number;
  /** With fewer findings than this on all boards together there is a warning: 0. */
  readonly least?: number;
  /** What the language had before the technique was loaded: `language()`; what it has when `examine` is called. */
  readonly before?: readonly string[];
}

/** What came of it. */
export interface Examination {
  readonly technique: string;
  /** How many boards were looked at, and how many findings there are on them. */
  readonly boards: number;
  readonly findings: number;
  /** The properties that do not hold, each on the first board on which it was seen. */
  readonly faults: readonly Fault[];
  /** What is not wrong and could be better. */
  readonly warnings: readonly Fault[];
}

/** Asks every property of a technique on every board. The tester does that for its cases; any boards will do. */
export function examine(technique: Technique, boards: Iterable<Board>, options: ExamineOptions = {}): Examination {
  checkTechnique(technique);
  const source = random(1);
  const symmetries = Array.from({ length: options.symmetries ?? 20 }, () => symmetry(source));
  const examination = {
    technique: technique.id,
    boards: 0,
    findings: 0,
    faults: [] as Fault[],
    warnings: [] as Fault[],
  };
  const guardBoard = withBoardGuard(technique);
  const answered = new Set<Property>();
  const whole = new AcrossBoards(technique, options.least ?? 0, options.before ?? builtinProperties());

  for (const board of boards) {
    examination.boards++;
    const subject = attempt(() => subjectOf(guardBoard, board, symmetries), { technique, board });
    if ("code" in subject) {
      addOnce(examination.faults, subject);
      continue;
    }
    examination.findings += subject.hits.length;
    for (const property of [...PROPERTIES, ...WARNINGS]) {
      if (answered.has(property)) continue;
      const answer = attempt(() => property(subject), subject);
      if (answer === undefined) continue;
      answered.add(property);
      addOnce(WARNINGS.includes(property) ? examination.warnings : examination.faults, answer);
    }
    if (examination.faults.length > 0) continue;
    const thrown = attempt(() => whole.add(subject), subject);
    if (thrown !== undefined) addOnce(examination.faults, thrown);
  }
  const left = whole.fault();
  if (left !== undefined) addOnce(examination.faults, left);
  if (examination.faults.length === 0) examination.warnings.push(...whole.warnings(examination.findings));
  return examination;
}

/** What is asked of all boards together, for no single board need show it. */
class AcrossBoards {
  readonly #technique: Technique;
  readonly #least: number;
  readonly #before: readonly string[];
  readonly #options: UnusedOptions;
  readonly #size: MinSizeCheck;
  readonly #marked = new Set<string>();
  #follows: boolean;
  #boards = 0;
  /** One on which something is found, if there is one, to be drawn. */
  #shown: Board | undefined;
  #last: Board | undefined;

  constructor(technique: Technique, least: number, before: readonly string[]) {
    this.#technique = technique;
    this.#least = least;
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
    return this.#last && addsNoGlobals(this.#technique, this.#last, this.#before);
  }

  warnings(findings: number): Fault[] {
    const technique = this.#technique;
    const board = this.#shown ?? this.#last;
    if (board === undefined) return [];
    const few = findings < this.#least ? [this.#few(board, findings)] : [];
    // Of what was never found nothing more can be said.
    if (this.#shown === undefined) return few;
    return [
      ...few,
      usesRoles(technique, board, this.#marked),
      this.#options.unused(board),
      this.#follows ? unneededAssumption(technique, board, findings) : undefined,
      this.#size.tooLow(board),
    ].filter((each) => each !== undefined);
  }

  #few(board: Board, findings: number): Fault {
    const technique = this.#technique;
    const options = Object.entries(technique.options).map(([option, value]) => `${option}=${String(value)}`);
    const so = options.length === 0 ? "" : ` with ${options.join(", ")}`;
    const least = `at least ${this.#least} finding${this.#least === 1 ? "" : "s"}`;
    const more = "more boards (`wings test --boards`)";
    const [remedy, seen, untried] =
      findings === 0
        ? [`a case of its own for it, or ${more}`, "nothing", "nothing of it was tried"]
        : [`${more}, or boards on which more is found`, findings, "most of what can go wrong was not tried"];
    return fault("FEW_FINDINGS", technique, board, {
      expected: `${least}${so}: ${remedy}`,
      seen: `${seen} on ${this.#boards} boards${so}, of which this is one: ${untried}`,
      again: again(technique, board, { least: this.#least }),
    });
  }
}

/** What a technique throws is told once, not by every property that meets it. */
function addOnce(list: Fault[], fault: Fault): void {
  if (!list.some(({ code }) => code === fault.code)) list.push(fault);
}

/** What an action answers; what it throws is a fault of the technique. */
function attempt<T>(action: () => T, { technique, board }: Pick<Subject, "technique" | "board">): T | Fault {
  try {
    return action();
  } catch (error) {
    return faultOf(error, technique, board);
  }
}
