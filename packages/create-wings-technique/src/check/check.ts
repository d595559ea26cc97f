import { readFileSync } from "node:fs";
import { fileProblems } from "./files.js";
import { lintProblems } from "./lint.js";
import { CORE, type Manifest, licenseProblems, manifestProblems, textOf } from "./manifest.js";
import { checkModule } from "./module.js";
import { packTarball } from "./pack.js";
import { placesOf } from "./place.js";
import { placeholderProblems } from "./placeholders.js";
import { type Problem, error } from "./problem.js";
import { readmeProblems } from "./readme.js";
import { createSandbox } from "./sandbox.js";
import { readSources } from "./sources.js";
import { testProblems } from "./tests.js";
import { type Tools, loadTools, resolveFrom } from "./tools.js";

export interface Report {
  /** `wings-two-string-kite@1.0.0` */
  readonly name: string;
  /** The files that would be published. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
  /** What else there is to say: the level and the score of each technique. */
  readonly notes: readonly string[];
}

/** Checks the package of a technique as npm would publish it. It must be built. */
export async function checkPackage(folder: string): Promise<Report> {
  const sources = readSources(folder);
  const manifest = parseManifest(sources.get("package.json"));
  if (manifest === undefined) {
    return failedReport(
      folder,
      error("FILE", `${folder} has no readable package.json.`, "Give the folder of a package."),
    );
  }
  const name = `${textOf(manifest.name)}@${textOf(manifest.version)}`;
  const tools = await loadTools(folder);
  const core = resolveFrom(folder, `${CORE}/package.json`);
  if (tools === undefined || core === undefined) {
    const install = `npm install --save-dev publint @arethetypeswrong/core ${CORE}`;
    return failedReport(name, error("TOOLS", "The tools that check a package are not installed.", `Run ${install}.`));
  }
  const { version } = JSON.parse(readFileSync(core, "utf8")) as { readonly version: string };
  const own = [...manifestProblems(manifest, version), ...testProblems(sources), ...placeholderProblems(sources)];
  try {
    const tarball = packTarball(folder);
    const files = filesOf(tools, tarball);
    const linted = [
      ...own,
      ...fileProblems(files),
      ...licenseProblems(manifest, files.get("LICENSE") ?? ""),
      ...(await lintProblems(tools, tarball)),
    ];
    const { problems, notes } = await checkAtRuntime(folder, textOf(manifest.name), files);
    return { name, files: [...files.keys()].sort(), problems: [...linted, ...problems], notes };
  } catch (cause) {
    const why = error("PACK", `npm can't pack it: ${(cause as Error).message}`, "Fix what npm names.");
    return { name, files: [], problems: [...own, why], notes: [] };
  }
}

async function checkAtRuntime(
  folder: string,
  name: string,
  files: ReadonlyMap<string, string>,
): Promise<Pick<Report, "problems" | "notes">> {
  const readme = files.get("README.md") ?? "";
  const sandbox = createSandbox(folder, name, files);
  try {
    const { problems, techniques } = checkModule(sandbox, name, readme);
    // If the module doesn't load, every program fails with the same error.
    if (problems.some(({ code }) => code.endsWith("_LOAD"))) return { problems, notes: [] };
    const places = placesOf(folder, techniques, sandbox);
    const inReadme = await readmeProblems(folder, name, readme, sandbox, techniques);
    return { problems: [...problems, ...places.problems, ...inReadme], notes: places.notes };
  } finally {
    sandbox.remove();
  }
}

function filesOf({ attw }: Tools, tarball: Uint8Array): ReadonlyMap<string, string> {
  const packed = attw.createPackageFromTarballData(tarball);
  const top = `/node_modules/${packed.packageName}/`;
  return new Map(packed.listFiles().map((file) => [file.slice(top.length), packed.readFile(file)]));
}

function parseManifest(text: string | undefined): Manifest | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Manifest);
  } catch {
    return undefined;
  }
}

const failedReport = (name: string, problem: Problem): Report => ({ name, files: [], problems: [problem], notes: [] });
