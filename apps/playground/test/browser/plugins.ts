/** Files of third parties, as somebody might pick them. */

const technique = (id: string, name: string, find: string, more = ""): string => `
import { cellFact, cellsOf, defineTechnique, lowestDigit } from "@wings/core/author";
${more}
export default defineTechnique({
  id: "${id}",
  name: "${name}",
  pattern: { cell: "cell", digit: "digit" },
  roles: { cell: "cell" },
  message: {
    long: "{cell} has nothing else left: {outcome}",
    short: "{cell}: {outcome}",
    vague: "Count candidates.",
  },
  find(board, sink) { ${find} },
  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "cell", cell, digits: [digit] }],
  data: ({ cell }) => ({ cell: "Cell " + cell }),
});
`;

const LONE = `
    for (const cell of cellsOf(board.lone[0], board.lone[1], board.lone[2])) {
      const digit = lowestDigit(board.masks[cell]);
      sink.place(cell, digit);
      if (sink.commit({ cell, digit }, 1)) return;
    }`;

export const HONEST = technique("someone/lone-candidate", "Lone candidate", LONE);

/** It brings German along. */
export const TRANSLATED = HONEST.replace(
  "  find(board",
  '  translations: { de: { name: "Einzelgänger", long: "{cell} hat nichts anderes mehr: {outcome}" } },\n  find(board',
);

/** Takes the first candidate of the first open cell away, for no reason. */
export const LIAR = technique(
  "someone/liar",
  "Liar",
  `
    const cell = board.masks.findIndex((mask) => mask !== 0);
    const digit = lowestDigit(board.masks[cell]);
    sink.eliminateCells(digit, [cell]);
    sink.commit({ cell, digit }, 1);`,
);

/** Three that take their time, one after another, behind the singles; what they find is true. */
export const SLOW = Object.entries({ one: 200, two: 300, three: 700 })
  .map(([word, milliseconds]) =>
    technique(
      `someone/slow-${word}`,
      `Slow ${word}`,
      `const end = Date.now() + ${milliseconds}; while (Date.now() < end);${LONE}`,
    )
      .replace('name: "', 'after: "hidden-single", name: "')
      .replace("export default", `const ${word} =`),
  )
  .map((text, i) => (i === 0 ? text : text.replace(/^import.*$/m, "")))
  .concat("export default [one, two, three];")
  .join("\n");

export const HANGER = technique("someone/hanger", "Hanger", "for (;;);");
export const THROWER = technique("someone/thrower", "Thrower", 'throw new Error("<b>no</b> idea");');
/** Those that change the board they are shown. */
export const CHANGER = technique(
  "someone/changer",
  "Changer",
  `
    for (const cell of cellsOf(board.lone[0], board.lone[1], board.lone[2])) {
      board.place(cell, lowestDigit(board.masks[cell]));
      return;
    }`,
);
export const CHANGES_LATER = HONEST.replace(
  "reason: ({ cell }) => [cellFact(cell)]",
  "reason: ({ cell, digit }, board) => (board.place(cell, digit), [cellFact(cell)])",
);
export const HANGS_AT_IMPORT = "for (;;);";
export const BARE_ID = technique("nobody", "Nobody", LONE);
export const NO_TECHNIQUE = "export default 7;";
export const OTHER_PACKAGE = `import { each } from "lodash-es"; export default each;`;
export const OTHER_FILE = `import { part } from "./parts.js"; export default part;`;
export const NEWER_CORE = `import { somethingNew } from "@wings/core"; export default somethingNew;`;
export const BROKEN = "export default {";
/** Words of a plugin are words. */
export const MARKUP = technique("someone/markup", "<img src=x onerror=alert(1)>", LONE);
/** Marks that can't be drawn. */
export const BAD_MARKS = HONEST.replace("digits: [digit]", "digits: [77]");

const SAYS = (said: string): string => `
const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function () { send.call(this, ${said}); };
${HONEST}`;
/** Says something else than what it is asked for. */
export const SAYS_NULL = SAYS("null");
export const SAYS_AN_OBJECT = SAYS('{ kind: "loaded" }');
export const SAYS_NONSENSE = SAYS('"{"');
/** Made by hand, without what `defineTechnique` asks for. */
export const BARE = 'export default { api: 1, id: "me/x", find() {} };';
/** Its name seems to be short. */
export const ODD_NAME = `export default {
  api: 1, id: "a/o", meta: { name: { length: 3, toString: 1 }, roles: {} },
  message: { short: "x", long: "y", vague: "z" }, find() {}
};`;
export const ODD_ID =
  HONEST.replace("export default", "const honest =") + '\nexport default { ...honest, id: "__proto__/x" };';
export const LONG_ID =
  HONEST.replace("export default", "const honest =") + '\nexport default { ...honest, id: "a/" + "b".repeat(1e6) };';
export const TOO_MANY =
  HONEST.replace("export default", "const honest =") +
  '\nexport default Array.from({ length: 20_000 }, (_, i) => ({ ...honest, id: "a/t" + i }));';
/** A datum of 3 MB. */
export const LONG_DATUM = HONEST.replace('"Cell " + cell', '"x".repeat(3e6)');
/** Finds something on boards with one solution only, and without a reason. */
export const ASSUMES = technique(
  "someone/lone-candidate",
  "Lone candidate",
  `if (!hasOneSolution(board)) return; ${LONE}`,
  'import { hasOneSolution } from "@wings/core";',
)
  .replace('name: "', 'assumes: "unique-solution", name: "')
  .replace(/reason: .*/, "reason: () => [],");
const FLOODS = (first: string): string => `
const lines = new Set([${first}]);
const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...words) { lines.add(this); send.apply(this, words); };
setInterval(() => {
  for (const line of lines) for (let i = 0; i < 5000; i++) (line === self ? postMessage : send.bind(line))({ i });
}, 1);
${HONEST}`;
/** Sends messages endlessly: to the page that started it, or on every port that it can reach. */
export const FLOODS_ITS_OWNER = FLOODS("self");
export const FLOODS_ITS_LINES = FLOODS("");

/** Every way out that a worker has. `results` says how each went. `HERE` is the address of the page. */
export const WAYS_OUT = `
const results = [];
const tried = async (name, go) => {
  try {
    const got = await Promise.race([go(), new Promise((_, no) => setTimeout(no, 700, new Error("silence")))]);
    results.push(name + " works: " + got);
  } catch {
    results.push(name + " fails");
  }
};
const event = (target, good) =>
  new Promise((yes, no) => {
    target.addEventListener(good, () => yes(good));
    target.addEventListener("error", no);
  });
const ways = async () => {
  await tried("fetch", () => fetch("HERE/escape-fetch"));
  await tried("fetch without an answer", () => fetch("HERE/escape-silent", { mode: "no-cors" }));
  await tried("xhr", () => {
    const request = new XMLHttpRequest();
    request.open("GET", "HERE/escape-xhr");
    request.send();
    return event(request, "load");
  });
  await tried("socket", () => event(new WebSocket("HERE/escape-socket".replace("http", "ws")), "open"));
  await tried("events", () => event(new EventSource("HERE/escape-events"), "open"));
  await tried("import", () => import("HERE/escape-import.js"));
  await tried("importScripts", () => importScripts("HERE/escape-scripts.js"));
  await tried("import of data", () => import("data:text/javascript,export default 1"));
  await tried("worker", () => event(new Worker("HERE/escape-worker.js"), "message"));
  await tried("worker in the worker", () => {
    const text = "fetch('HERE/escape-inner').then(() => postMessage('out'), () => postMessage('in'))";
    const inner = new Worker(URL.createObjectURL(new Blob([text])));
    return new Promise((yes, no) => {
      inner.onmessage = ({ data }) => (data === "out" ? yes() : no());
      inner.onerror = no;
    });
  });
  await tried("eval", async () => (0, eval)("1"));
  await tried("caches", () => caches.open("wings"));
  await tried("indexedDB", () => event(indexedDB.open("wings"), "success"));
  await tried("files", () => navigator.storage.getDirectory());
  await tried("localStorage", async () => localStorage.length);
  await tried("the page", async () => parent.document.title);
  await tried("a document", async () => document.title);
};
`;

/** Tries all of them, and reports the results in the texts of its findings. */
export const ESCAPER = technique(
  "someone/escaper",
  "Escaper",
  LONE,
  `${WAYS_OUT}\nawait ways();\nconst report = results.join("; ");`,
).replace('"{cell} has nothing else left: {outcome}"', "`${report}; {outcome}`");
