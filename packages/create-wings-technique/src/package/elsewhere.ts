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
 * Loads the module in a thread that lacks these, and finds with it: reason, marks and data are asked for what is found. Says in
 * JSON what fails, and which of them, lacking alone, let it fail. What fails in a thread that lacks nothing is said elsewhere.
 */
const program = (name: string, hasBoards: boolean): string => `
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

const failure = (lacks) => new Promise((resolve) => {
  let why = "";
  new Worker(new URL(import.meta.url), { workerData: lacks, stdout: true, stderr: true })
    .on("message", (said) => (why = said))
    .on("error", (error) => (why = String(error?.message ?? error)))
    .on("exit", () => resolve(why));
});

async function attempt() {
  ${hasBoards ? `const { findAll } = await import("${CORE}");\n  const { randomBoards, stuckBoards } = await import("@wings/testing");` : ""}
  const boards = [${hasBoards ? `...stuckBoards(1, ${BOARDS}), ...Array.from(randomBoards(1, ${BOARDS}), ({ board }) => board)` : ""}];
  for (const lacking of workerData) delete globalThis[lacking];
  const all = Object.values(await import(${JSON.stringify(name)})).flat();
  const techniques = new Set(all.filter((value) => value?.meta?.pattern !== undefined && typeof value.find === "function"));
  const end = Date.now() + ${LONGEST};
  for (const technique of techniques) {
    let found = 0;
    for (const board of boards) {
      if (found >= ${ENOUGH} || Date.now() > end) break;
      ${hasBoards ? "if (findAll(board, [technique]).length > 0) found++;" : ""}
    }
  }
}

if (isMainThread) {
  const why = await failure(${JSON.stringify(GLOBALS)});
  const guilty = [];
  const isHere = why !== "" && (await failure([])) === "";
  if (isHere) for (const each of ${JSON.stringify(GLOBALS)}) if ((await failure([each])) !== "") guilty.push(each);
  console.log("\\n" + JSON.stringify({ why: isHere ? why : "", guilty }));
} else {
  await attempt().catch((error) => parentPort.postMessage(String(error?.message ?? error)));
}
`;

/** A technique runs in pages and workers too: it may ask whether it is in Node.js, and may not need it. */
export function elsewhereComplaints(folder: string, bench: Bench, name: string): Complaint[] {
  const { ok, text } = bench.run(program(name, findingsUnseen(folder) === undefined));
  // What can't be tried at all has been told where it was tried first.
  if (!ok) return [];
  const { why, guilty } = JSON.parse(lastLine(text)) as { why: string; guilty: readonly string[] };
  if (why === "") return [];
  const lacks = guilty.length === 0 ? GLOBALS : guilty;
  return [
    complaint(
      "NODE",
      `${name} needs ${lacks.join(" and ")} of Node.js, and fails where there is none: ${why}`,
      "Do without: a technique runs in pages too. What it has to say while it runs it says by sink.log.",
    ),
  ];
}
