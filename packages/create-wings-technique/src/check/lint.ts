import { type Problem, error, warning } from "./problem.js";
import type { Tools } from "./tools.js";

/** The two ways in which programs import a package of modules: in Node.js, and through a bundler. */
const RESOLUTIONS = ["node16-esm", "bundler"] as const;

/** What publint and "Are the types wrong?" say of a tarball. */
export async function lintProblems(tools: Tools, tarball: Uint8Array<ArrayBuffer>): Promise<Problem[]> {
  return [...(await publintProblems(tools, tarball)), ...(await typeProblems(tools, tarball))];
}

async function publintProblems({ publint, publintUtils }: Tools, tarball: Uint8Array<ArrayBuffer>): Promise<Problem[]> {
  const { messages, pkg } = await publint.publint({ pack: { tarball: tarball.buffer } });
  return messages
    .filter(({ type }) => type !== "suggestion")
    .map((message) =>
      (message.type === "error" ? error : warning)(
        "PUBLINT",
        `package.json: ${publintUtils.formatMessage(message, pkg, { color: false }) ?? message.code}`,
        `Read https://publint.dev/rules#${message.code.toLowerCase()}.`,
      ),
    );
}

async function typeProblems({ attw, attwProblems }: Tools, tarball: Uint8Array): Promise<Problem[]> {
  const result = await attw.checkPackage(attw.createPackageFromTarballData(tarball));
  if (!result.types) {
    return [error("TYPES", "The package has no types.", 'Build with "declaration": true and export the types.')];
  }
  const kinds = Object.keys(result.entrypoints)
    // A package.json has no types.
    .filter((entrypoint) => !entrypoint.endsWith(".json"))
    .flatMap((entrypoint) =>
      RESOLUTIONS.flatMap((resolutionKind) => attwProblems.filterProblems(result, { entrypoint, resolutionKind })),
    )
    .map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => {
    const { description, docsUrl } = attwProblems.problemKindInfo[kind];
    return error("TYPES", `The types are wrong: ${description}`, `Read ${docsUrl}.`);
  });
}
