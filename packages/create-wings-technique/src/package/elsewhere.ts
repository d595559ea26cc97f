import { type Bench, lastLine } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";
import { findingsUnseen } from "./findings.js";

/** What is there in Node.js, and in no page. */
const GLOBALS = ["process", "Buffer", "global", "setImmediate", "clearImmediate"];

/** Of each technique as many boards with findings are enough; so many are looked at, and so many milliseconds. */
const ENOUGH = 5;
const BOARDS = 40;
const LONGEST = 5000;

/**
 * Loads the module in threads that lack some of these, and finds with it: reason, marks and data are asked for what is found.
 * Says in JSON what fails in each, nothing where nothing does.
 */
const program = (name: string, hasBoards: boolean, lackings: readonly (readonly string[])[]): string => `
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

const failure = (boards, lacks) => new Promise((resolve) => {
  let why = "";
  new Worker(new URL(import.meta.url), { workerData: { boards, lacks }, stdout: true, stderr: true })
    .on("message", (said) => (why = said))
    .on("error", (error) => (why = String(error?.message ?? error)))
    .on("exit", () => resolve(why));
});

async function generated() {
  const { format } = await import("${CORE}");
  const { randomBoards, stuckBoards } = await import("@wings/testing");
  const boards = [...stuckBoards(1, ${BOARDS}), ...Array.from(randomBoards(1, ${BOARDS}), ({ board }) => board)];
  return boards.map((board) => format(board, "url"));
}

async function attempt({ boards, lacks }) {
  const { findAll, parse } = boards.length > 0 ? await import("${CORE}") : {};
  for (const lacking of lacks) delete globalThis[lacking];
  const all = Object.values(await import(${JSON.stringify(name)})).flat();
  const techniques = new Set(all.filter((value) => value?.meta?.pattern !== undefined && typeof value.find === "function"));
  const end = Date.now() + ${LONGEST};
  for (const technique of techniques) {
    let found = 0;
    for (const board of boards) {
      if (found >= ${ENOUGH} || Date.now() > end) break;
      if (findAll(parse(board), [technique]).length > 0) found++;
    }
  }
}

if (isMainThread) {
  const boards = ${hasBoards ? "await generated()" : "[]"};
  const failures = await Promise.all(${JSON.stringify(lackings)}.map((lacks) => failure(boards, lacks)));
  console.log("\\n" + JSON.stringify(failures));
} else {
  await attempt(workerData).catch((error) => parentPort.postMessage(String(error?.message ?? error)));
}
`;

/** A technique runs in pages and workers too: it may ask whether it is in Node.js, and may not need it. */
export function elsewhereComplaints(folder: string, bench: Bench, name: string): Complaint[] {
  const failures = (lackings: readonly (readonly string[])[]): readonly string[] => {
    const { ok, text } = bench.run(program(name, findingsUnseen(folder) === undefined, lackings));
    return ok ? (JSON.parse(lastLine(text)) as string[]) : [];
  };
  const [why = ""] = failures([GLOBALS]);
  if (why === "") return [];
  const [anyway = "", ...alone] = failures([[], ...GLOBALS.map((each) => [each])]);
  // What fails with all of them, too, is told where it was tried first.
  if (anyway !== "") return [];
  const guilty = GLOBALS.filter((_, i) => (alone[i] ?? "") !== "");
  const lacks = guilty.length === 0 ? GLOBALS : guilty;
  return [
    complaint(
      "NODE",
      `${name} needs ${lacks.join(" and ")} of Node.js, and fails where there is none: ${why}`,
      "Do without: a technique runs in pages too. What it has to say while it runs it says by sink.log.",
    ),
  ];
}
