import { type Placed, wingsScript } from "./place.js";
import { type Problem, error, warning } from "./problem.js";
import type { Sandbox } from "./sandbox.js";
import { installedModule } from "./tools.js";

interface Block {
  readonly line: number;
  /** What follows the fence: the language and more. */
  readonly info: string;
  readonly code: string;
}

const FENCED = /^```(.*)\n([^]*?)^```$/gm;
const PROGRAM = /^(?:ts|typescript|js|mjs|javascript)\b(?!.*\bfragment\b)/;

/** Runs the programs of a README and its lines with `npx wings`. */
export async function readmeProblems(
  project: string,
  name: string,
  readme: string,
  sandbox: Sandbox,
  techniques: readonly Placed[] = [],
): Promise<Problem[]> {
  const blocks = [...readme.matchAll(FENCED)].map(({ 1: info, 2: code, index }) => ({
    line: readme.slice(0, index).split("\n").length,
    info,
    code,
  }));
  const programs = blocks.filter(({ info, code }) => PROGRAM.test(info) && /\bimport\b/.test(code));
  const strip = await typeStripper(project);
  return [
    ...(programs.some(({ code }) => code.includes(`"${name}"`)) ? [] : [noProgram(name)]),
    ...programs.flatMap((block) => programProblems(block, blocks[blocks.indexOf(block) + 1], sandbox, strip)),
    ...blocks
      .flatMap(({ code }) => code.split("\n"))
      .flatMap((line) => commandProblems(project, line, sandbox, techniques)),
  ];
}

const noProgram = (name: string): Problem =>
  error(
    "README",
    `README.md has no code that imports "${name}".`,
    "Show a program in a ts block, and what it prints in a text block below it.",
  );

function programProblems(
  { line, code }: Block,
  next: Block | undefined,
  sandbox: Sandbox,
  strip: (code: string) => string,
): Problem[] {
  const { ok, text } = sandbox.run(strip(code));
  const at = `README.md, line ${line}: the program`;
  if (!ok) {
    return [error("README", `${at} fails: ${text}`, "Fix it. Mark code that is not a program with ```ts fragment.")];
  }
  if (next?.info !== "text" || text.trim() === next.code.trim()) return [];
  const printed = `${at} prints\n${text.trim()}\nbut the page says\n${next.code.trim()}`;
  return [error("README", printed, "Correct the program or the page.")];
}

interface Esbuild {
  transformSync(code: string, options: { readonly loader: "ts" }): { readonly code: string };
}

/** Node.js 20 can't run TypeScript. The scaffold has esbuild, which removes the types. */
async function typeStripper(project: string): Promise<(code: string) => string> {
  const esbuild = (await installedModule(project, "esbuild")) as Esbuild | undefined;
  return (code) => esbuild?.transformSync(code, { loader: "ts" }).code ?? code;
}

/** Placeholders, pipes and files of the reader: such a line can't be run here. */
const NOT_RUNNABLE = /[…<>|$&]|\.(?:txt|csv|jsonl?)\b|\bplay\b/;

/** Commands that show a finding, with a plugin. */
const SHOWS = /^(?:hint|solve)\b.* --plugin\b/;

/** A board that is stuck names the technique that is left out. */
const LEFT_OUT = /\bthe next step needs\b[^]*?\bleaves\s+out\b/g;

const withoutTechnique = (line: string): Problem =>
  warning(
    "README",
    `README.md: "${line}" doesn't show the technique.`,
    "Take a puzzle with a finding: npx wings steps --plugin . --cases lists some.",
  );

function commandProblems(project: string, line: string, sandbox: Sandbox, techniques: readonly Placed[]): Problem[] {
  const [, typed] = /^\s*npx wings (.*)$/.exec(line) ?? [];
  if (typed === undefined || NOT_RUNNABLE.test(typed)) return [];
  const script = wingsScript(project);
  if (script === undefined) return [];
  const words = (typed.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/["']/g, ""));
  const { text, stdout, status } = sandbox.runScript(script, words);
  // Status 1 is an answer: a puzzle that is not solved.
  const failed = status !== 0 && (status !== 1 || /\(WINGS_\w+\)/.test(text));
  if (failed) return [error("README", `README.md: "${line.trim()}" fails: ${text}`, "Correct the command.")];
  // A puzzle that is not solved has the path on stdout, too.
  const shown = stdout.replace(LEFT_OUT, "");
  const isShown =
    !SHOWS.test(typed) || techniques.some(({ id, title = id }) => shown.includes(title) || shown.includes(id));
  return isShown ? [] : [withoutTechnique(line.trim())];
}
