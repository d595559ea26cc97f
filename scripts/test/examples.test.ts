import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleOptions } from "../bundle.mjs";
import { programsOf } from "../end-to-end/readme-code.mjs";
import { entriesOf, root, workspacePackages } from "../workspace.mjs";

/** The code on the pages of docs/ and the examples of the API reference: it compiles, runs, and prints what it says. */

interface Example {
  /** Its file and line. */
  readonly at: string;
  readonly code: string;
  readonly output: string | undefined;
}

const read = (file: string): string => readFileSync(join(root, file), "utf8");

const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
/** A page without the pieces of a file: the end-to-end stage follows the tutorial. */
const pageOf = (name: string): string =>
  read(`docs/${name}`).replace(/<!-- generated:region .*?<!-- \/generated:region -->/gs, (piece) =>
    piece.replace(/.+/g, ""),
  );
const ofPages: Example[] = pages.flatMap((page) =>
  programsOf(pageOf(page)).map(({ code, line, output }) => ({ at: `docs/${page}:${line}`, code, output })),
);

const config = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path)).config as object;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const entries = entriesOf(workspacePackages()).filter(({ name }) => name.startsWith("@wings/core"));
const sources = ts.createProgram(
  entries.map(({ source }) => join(root, source)),
  options,
);
const checker = sources.getTypeChecker();

/** What an entry exports, with its examples. */
function exportsOf(entry: string): { name: string; isValue: boolean; examples: Example[] }[] {
  const module = checker.getSymbolAtLocation(sources.getSourceFile(join(root, entry))!)!;
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === "example");
    const examples = tags.flatMap(({ text }) =>
      programsOf(`${ts.displayPartsToString(text)}\n`).map(({ code, output }) => ({ at: symbol.name, code, output })),
    );
    return {
      name: symbol.name,
      isValue:
        (symbol.flags & ts.SymbolFlags.Value) !== 0 && !exported.declarations!.some(ts.isTypeOnlyExportDeclaration),
      examples,
    };
  });
}

const exported = entries.flatMap(({ source }) => exportsOf(source));
const ofReference = [...new Map(exported.map((each) => [each.name, each.examples])).values()].flat();
const examples = [...ofPages, ...ofReference];

/** What a program prints: as a block of text below it, or as comments behind its calls of `console.log`. */
function expectedOutput({ code, output }: Example): string | undefined {
  const comments = Array.from(code.matchAll(/console\.log\(.*\);? \/\/ (.*)$/gm), ([, text]) => `${text}\n`);
  return output ?? (comments.length > 0 ? comments.join("") : undefined);
}

/** The part of a browser that the pages use: a click on every button, and texts that are shown. */
const BROWSER = `
export const printed: string[] = [];
const console = { log: (...words: unknown[]) => printed.push(words.join(" ") + "\\n") };
const element = {
  addEventListener: (_: string, call: () => void) => call(),
  set textContent(text: string) { console.log(text); },
};
const document = { querySelector: () => element };
`;

/** A worker runs in the same thread; its messages are cloned as those of a real one. */
const workerOf = (code: string): string => `
class Worker {
  onmessage = (_: { data: unknown }) => {};
  postMessage(data: unknown) {
    const self = { onmessage: (_: { data: unknown }) => {}, postMessage: (data: unknown) => this.onmessage({ data: structuredClone(data) }) };
    ${code.replace(/^import .*$/gm, "")}
    self.onmessage({ data: structuredClone(data) });
  }
}
`;

/** An example as a program that exports what it prints. */
function programOf({ at, code }: Example): string {
  // A worker is the program before the one that starts it.
  const before = ofPages[ofPages.findIndex((each) => each.at === at) - 1];
  const worker = code.includes("new Worker(") ? before.code : "";
  const imports = Array.from(worker.matchAll(/^import .*$/gm), ([line]) => line);
  const own = new Set(code.match(/^import .*$/gm));
  return `${imports.filter((line) => !own.has(line)).join("\n")}${BROWSER}${worker && workerOf(worker)}${code}`;
}

const programs = examples.filter(({ code }) => !code.includes("self.onmessage"));

describe("examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "wings-examples-"));
  beforeAll(async () => {
    programs.forEach((example, i) => writeFileSync(join(folder, `${i}.ts`), programOf(example)));
    const entryPoints = programs.map((_, i) => join(folder, `${i}.ts`));
    await build({ ...bundleOptions, entryPoints, outdir: folder, outExtension: { ".js": ".mjs" }, splitting: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are on every page that needs them, and on everything that the main entry exports", () => {
    expect(ofPages.length).toBeGreaterThan(10);
    const values = exportsOf(entries.find(({ name }) => name === "@wings/core")!.source).filter(
      ({ isValue }) => isValue,
    );
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it("leave no code of a page out", () => {
    const fragments = pages.filter((page) => /^```(?:js|tsx|ts .+)$/m.test(pageOf(page)));
    expect(fragments).toEqual([]);
  });

  it("compile", () => {
    const files = new Map(examples.map(({ code }, i) => [join(root, `docs/example-${i}.ts`), code]));
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile, getSourceFile } = host;
    host.fileExists = (file) => files.has(file) || fileExists(file);
    host.readFile = (file) => files.get(file) ?? readFile(file);
    host.getSourceFile = (file, version) => {
      const code = files.get(file);
      return code === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, code, version);
    };
    const program = ts.createProgram([...files.keys()], options, host, sources);
    const problems = [...files.keys()].flatMap((file, i) =>
      program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText, start = 0 }) => {
        const line = files.get(file)!.slice(0, start).split("\n").length;
        return `${examples[i].at}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      }),
    );
    expect(problems).toEqual([]);
  });

  it.each(programs.map((example, i) => ({ ...example, i })))("$at prints what it says", async ({ i, ...example }) => {
    const module = pathToFileURL(join(folder, `${i}.mjs`)).href;
    const { printed } = (await import(/* @vite-ignore */ module)) as { printed: string[] };
    expect(printed.join("")).not.toBe("");
    expect(printed.join("")).toBe(expectedOutput(example) ?? printed.join(""));
  });
});
