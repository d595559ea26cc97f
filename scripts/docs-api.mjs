// The API reference: a page in docs/api for each entry of a public package, from the comments of the sources. Every warning is
// an error: a dead link, a type that is used and not exported, an export without a description.

import { join, relative } from "node:path";
import { Application, Converter, ReflectionKind } from "typedoc";
import { repository } from "./docs-pages.mjs";
import { entriesOf, readJson, root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("typedoc").ProjectReflection} ProjectReflection */

/** Writes docs/api; returns whether all went well. @returns {Promise<boolean>} */
export async function writeApi() {
  // `built-in` is for the techniques of wings. What these say about themselves is data, and so is a language.
  const entries = entriesOf(workspacePackages().filter(({ manifest }) => manifest.private !== true)).filter(
    ({ name }) => name === "@wings/core/about" || !/^@wings\/(core\/built-in|.*\/about|language-[^/]*)$/.test(name),
  );
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entries.map(({ source }) => source),
    tsconfig: join(root, "scripts/docs-api.tsconfig.json"),
    basePath: root,
    // `linkSources` replaces it: its paths begin at the common folder of all entry points.
    sourceLinkTemplate: `${repository}/{path}`,
    packagesRequiringDocumentation: entries.map(({ name }) => name),
    outputs: [{ name: "markdown", path: join(root, "docs/api") }],
    ...readJson(join(root, "scripts/typedoc.json")),
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    nameModules(project, entries);
    linkSources(project);
  });
  const project = await app.convert();
  if (project === undefined) return false;
  app.validate(project);
  if (!app.logger.hasErrors() && !app.logger.hasWarnings()) await app.generateOutputs(project);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

/** Names modules as they are imported. @param {ProjectReflection} project @param {ReturnType<typeof entriesOf>} entries */
function nameModules(project, entries) {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = module.isDeclaration() ? module.sources?.[0]?.fullFileName : undefined;
    module.name = entries.find(({ source }) => file?.endsWith(source))?.name ?? module.name;
  }
}

/** Where each thing is defined, in the repository. @param {ProjectReflection} project */
function linkSources(project) {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isDeclaration() && !reflection.isSignature()) continue;
    for (const source of reflection.sources ?? []) {
      source.url = `${repository}/blob/main/${relative(root, source.fullFileName)}#L${source.line}`;
    }
  }
}
