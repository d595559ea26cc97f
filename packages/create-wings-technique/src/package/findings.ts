import { type Bench, lastLine } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";
import { placeOf } from "./pack.js";

const TESTING = "@wings/testing";

/** A pattern that was found: in numbers, as `find` commits it, and by names, as findings carry it. */
interface Found {
  readonly raw: object;
  readonly named: object;
}

export interface Findings {
  /** Some for each technique, by its id. */
  readonly patterns: Readonly<Record<string, readonly Found[]>>;
  readonly complaints: readonly Complaint[];
}

/** Why nothing can be found; undefined, where it can. */
export function findingsUnseen(folder: string): string | undefined {
  const lacks = [CORE, TESTING].find((name) => placeOf(folder, name) === undefined);
  return lacks && `Types were not held against findings: ${lacks} is not installed here.`;
}

/** As many of each technique are enough, and on as many boards of either kind they are looked for. */
const ENOUGH = 5;
const BOARDS = 40;
/** In milliseconds: one that is slow, and finds little, is not wrong. */
const LONGEST = 20_000;

/** Says in JSON what the techniques find on boards of the generator. */
const program = (name: string): string => `
import * as all from ${JSON.stringify(name)};
import { Sink, namePattern, runTechnique } from "${CORE}";
import { randomBoards, stuckBoards } from "${TESTING}";

const techniques = Object.values(all).flat().filter((value) => value?.meta?.pattern !== undefined && typeof value.find === "function");
const patterns = Object.fromEntries(techniques.map(({ id }) => [id, []]));
const failed = {};
function look(technique, board) {
  const { id, meta } = technique;
  if (failed[id] !== undefined || patterns[id].length >= ${ENOUGH}) return;
  try {
    const sink = new Sink(board, "all");
    runTechnique(technique, board, sink);
    for (const { pattern } of sink.hits.slice(0, ${ENOUGH})) {
      patterns[id].push({ raw: pattern, named: namePattern(id, meta.pattern, pattern) });
    }
  } catch (error) {
    failed[id] = String(error?.message ?? error);
  }
}
const end = Date.now() + ${LONGEST};
const wanting = () => techniques.some(({ id }) => failed[id] === undefined && patterns[id].length < ${ENOUGH});
for (const boards of [stuckBoards(1, ${BOARDS}), randomBoards(1, ${BOARDS})]) {
  for (const each of boards) {
    if (!wanting() || Date.now() > end) break;
    for (const technique of new Set(techniques)) look(technique, each.board ?? each);
  }
}
console.log("\\n" + JSON.stringify({ patterns, failed }));
`;

/** What the module finds on boards of the generator, where the author has it. */
export function findingsOf(folder: string, bench: Bench, name: string): Findings {
  if (findingsUnseen(folder) !== undefined) return { patterns: {}, complaints: [] };
  const { ok, text } = bench.run(program(name));
  if (!ok) return { patterns: {}, complaints: [failure(`${name} can't be run`, text)] };
  const { patterns, failed } = JSON.parse(lastLine(text)) as {
    patterns: Findings["patterns"];
    failed: Readonly<Record<string, string>>;
  };
  const complaints = Object.entries(failed).map(([id, why]) => failure(`${id} fails`, why));
  return { patterns, complaints };
}

const failure = (what: string, why: string): Complaint =>
  complaint("RUN", `${what} on boards of the generator: ${why}`, "Mend it: npm run check says more.");
