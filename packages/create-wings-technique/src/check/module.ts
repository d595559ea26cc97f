import { CORE } from "./manifest.js";
import type { Placed } from "./place.js";
import { type Problem, error } from "./problem.js";
import type { Sandbox } from "./sandbox.js";

interface Export {
  readonly name: string;
  readonly id: string;
  /** What people call the technique. */
  readonly title: string;
  readonly after?: string | undefined;
  readonly options: readonly string[];
}

/** What is known of the built module. */
interface Module {
  readonly problems: readonly Problem[];
  /** The techniques of the default export. */
  readonly techniques: readonly Placed[];
}

/** Globals of Node.js that a web page lacks. */
const NODE_GLOBALS = ["process", "Buffer", "global", "setImmediate", "clearImmediate"];

/**
 * Imports the package by its name and runs its techniques on generated boards, if the tester is installed. Prints the
 * exported techniques in JSON, on the last line.
 */
const probe = (name: string, without: readonly string[]): string => `
const { findAll } = await import("${CORE}");
const { randomBoards, stuckBoards } = await import("@wings/testing").catch(() => ({ randomBoards: () => [], stuckBoards: () => [] }));
const boards = [...stuckBoards(1, 5), ...Array.from(randomBoards(1, 20), ({ board }) => board)];
for (const name of ${JSON.stringify(without)}) delete globalThis[name];
const network = [];
globalThis.fetch = async (...all) => {
  network.push(String(all[0]));
  throw new Error("no network");
};
const isTechnique = (value) => typeof value?.id === "string" && typeof value?.find === "function";
const all = Object.entries(await import(${JSON.stringify(name)}));
const exports = all.flatMap(([name, value]) => {
  const list = [value].flat();
  return list.every(isTechnique) ? list.map(({ id, meta, options }) => ({ name, id, title: meta?.name, after: meta?.after, options: Object.keys(options ?? {}) })) : [];
});
const end = Date.now() + 10_000;
for (const technique of new Set(all.flatMap(([, value]) => value).filter(isTechnique))) {
  for (const board of boards) if (Date.now() < end) findAll(board.copy(), [technique]);
}
console.log("\\n" + JSON.stringify({ exports, network }));
`;

/** The default export is the plugin; programs import each technique by its name. */
export function checkModule(sandbox: Sandbox, name: string, readme: string): Module {
  const inPage = sandbox.run(probe(name, NODE_GLOBALS));
  const { ok, text } = inPage.ok ? inPage : sandbox.run(probe(name, []));
  if (!ok) {
    const problem = error(
      "LOAD",
      `The built module fails: ${text}`,
      "Fix the error, build again and run npm run check.",
    );
    return { problems: [problem], techniques: [] };
  }
  const { exports, network } = JSON.parse(text.trim().split("\n").at(-1)!) as {
    readonly exports: readonly Export[];
    readonly network: readonly string[];
  };
  const plugin = exports.filter((each) => each.name === "default");
  const problems = [
    ...(inPage.ok ? [] : [needsNode(inPage.text)]),
    ...network.slice(0, 1).map(callsNetwork),
    ...(plugin.length > 0 ? [] : [noPlugin()]),
    ...plugin.flatMap((each) => [
      ...(exports.some((other) => other.name !== "default" && other.id === each.id) ? [] : [notNamed(each.id)]),
      ...each.options.filter((option) => !readme.includes(option)).map((option) => optionNotExplained(option)),
    ]),
    ...(plugin.length === 1 ? nameProblems(name, plugin[0].id) : []),
  ];
  return { problems, techniques: plugin };
}

const needsNode = (text: string): Problem =>
  error("NODE", `The module needs Node.js and fails in a web page: ${text}`, `Do without ${NODE_GLOBALS.join(", ")}.`);

const callsNetwork = (address: string): Problem =>
  error(
    "LOAD",
    `The module calls fetch("${address}").`,
    "Do without: a technique runs without a network, and no server must learn who uses it.",
  );

const noPlugin = (): Problem =>
  error(
    "EXPORT",
    "The default export is not a technique or a list of techniques.",
    'In src/index.ts, write: export { twoStringKite as default } from "./two-string-kite.js".',
  );

const notNamed = (id: string): Problem =>
  error(
    "EXPORT",
    `${id} is exported as default only.`,
    'Programs import it by name. Write: export { twoStringKite } from "./two-string-kite.js".',
  );

const optionNotExplained = (option: string): Problem =>
  error("README", `README.md does not name the option ${option}.`, "Say under Options what it does.");

/** A package with one technique has the name of that technique, and the scope of its author if there is one. */
function nameProblems(name: string, id: string): Problem[] {
  const [author, word] = id.split("/");
  if (word === undefined) {
    return [
      error("NAME", `The id "${id}" has no author.`, `Write "your-name/${id}": ids without an author belong to wings.`),
    ];
  }
  const [scope, own] = name.startsWith("@") ? name.slice(1).split("/") : [author, name];
  const same = (one: string, other: string): boolean => one.replace(/\W/g, "") === other.replace(/\W/g, "");
  return same(scope, author) && [word, `wings-${word}`].includes(own)
    ? []
    : [error("NAME", `The package is "${name}", but its technique is "${id}".`, `Call the package "wings-${word}".`)];
}
