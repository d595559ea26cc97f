import { type Board, type Technique, checkTechnique } from "@wings/core";
import { type Fault, faultOf } from "./faults.js";
import { agreesWithSolution, hasSize, isFoundOnce, isMinimal, isProved, isSymmetric } from "./properties-found.js";
import {
  distinctIsDistinct,
  firstIsFirst,
  isFresh,
  isStable,
  respectsStop,
  smallestIsSmallest,
} from "./properties-run.js";
import {
  declaresItsRoles,
  fillsItsSlots,
  isJson,
  keepsItsShape,
  leavesWhatIsTheCores,
  markedRoles,
  marksItsRoles,
  marksWhatIsThere,
  tellsTheSame,
  usesItsData,
} from "./properties-told.js";
import { random } from "./random.js";
import { type Subject, subjectOf } from "./subject.js";
import { symmetry } from "./symmetry.js";

type Property = (subject: Subject) => Fault | undefined;

/** What holds for every technique on every board. A property comes before those that fail along with it. */
const PROPERTIES: readonly Property[] = [
  isStable,
  respectsStop,
  firstIsFirst,
  smallestIsSmallest,
  distinctIsDistinct,
  isFresh,
  keepsItsShape,
  hasSize,
  agreesWithSolution,
  isProved,
  isFoundOnce,
  tellsTheSame,
  fillsItsSlots,
  usesItsData,
  leavesWhatIsTheCores,
  declaresItsRoles,
  marksWhatIsThere,
  isJson,
  isSymmetric,
];
const WARNINGS: readonly Property[] = [isMinimal];

/** How much to look at: all of it may be left out. */
export interface ExamineOptions {
  /** On how many images of each board to look as well: 20. */
  readonly symmetries?: number;
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
  const answered = new Set<Property>();
  const marked = new Set<string>();
  let shown: Board | undefined;

  for (const board of boards) {
    examination.boards++;
    const subject = attempt(() => subjectOf(technique, board, symmetries), { technique, board });
    if ("code" in subject) {
      note(examination.faults, subject);
      continue;
    }
    examination.findings += subject.hits.length;
    for (const property of [...PROPERTIES, ...WARNINGS]) {
      if (answered.has(property)) continue;
      const answer = attempt(() => property(subject), subject);
      if (answer === undefined) continue;
      answered.add(property);
      note(WARNINGS.includes(property) ? examination.warnings : examination.faults, answer);
    }
    if (examination.faults.length > 0) continue;
    for (const role of markedRoles(subject)) marked.add(role);
    if (subject.hits.length > 0) shown ??= board;
  }
  const unused = shown && marksItsRoles(technique, shown, marked);
  if (unused !== undefined && examination.faults.length === 0) examination.warnings.push(unused);
  return examination;
}

/** What a technique throws is told once, not by every property that meets it. */
function note(list: Fault[], fault: Fault): void {
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
