// The API reference: one page for each public package in docs/api, which is not committed, from the sources and their
// comments. Every warning is an error: a link that leads nowhere, a type that is used and not exported, an export that
// nobody describes.

import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { Application, Converter, ReflectionKind } from "typedoc";
import { repository } from "./docs-pages.mjs";
import { root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** @typedef {import("typedoc").ProjectReflection} ProjectReflection */

/** Packages that others import: published, with something to import. */
const publicPackages = () =>
  workspacePackages().filter(({ manifest, path }) => {
    const isPublic = manifest.private !== true && manifest.exports !== undefined;
    return isPublic && existsSync(join(path, "src/index.ts"));
  });

/** Writes docs/api; answers whether all went well. @returns {Promise<boolean>} */
export async function writeApi() {
  const packages = publicPackages();
  const app = await Application.bootstrapWithPlugins({
    entryPoints: packages.map(({ folder }) => `${folder}/src/index.ts`),
    tsconfig: join(root, "scripts/docs-api.tsconfig.json"),
    basePath: root,
    readme: "none",
    name: "API reference",
    disableGit: true,
    // A stand-in: the addresses are made below, for its paths begin at what all entry points have in common.
    sourceLinkTemplate: `${repository}/{path}`,
    excludeInternal: true,
    excludePrivate: true,
    treatWarningsAsErrors: true,
    validation: { notExported: true, invalidLink: true, rewrittenLink: true, notDocumented: true },
    packagesRequiringDocumentation: packages.map(({ manifest }) => String(manifest.name)),
    requiredToBeDocumented: ["Class", "Enum", "Function", "Interface", "TypeAlias", "Variable"],
    plugin: ["typedoc-plugin-markdown"],
    outputs: [{ name: "markdown", path: join(root, "docs/api") }],
    logLevel: "Warn",
    // Of the plugin, and of it alone: one page a package, headed by its name.
    ...{
      entryFileName: "index",
      fileExtension: ".md",
      outputFileStrategy: "modules",
      excludeScopesInPaths: true,
      hidePageHeader: true,
      hideBreadcrumbs: true,
      parametersFormat: "table",
      useCodeBlocks: true,
      expandObjects: true,
    },
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    nameModules(project, packages);
    linkSources(project);
  });
  const project = await app.convert();
  if (project === undefined) return false;
  app.validate(project);
  if (!app.logger.hasErrors() && !app.logger.hasWarnings()) await app.generateOutputs(project);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

/** Modules are called as they are imported, not as their files. @param {ProjectReflection} project @param {readonly Package[]} packages */
function nameModules(project, packages) {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = module.isDeclaration() ? module.sources?.[0]?.fullFileName : undefined;
    const of = packages.find(({ path }) => file?.startsWith(join(path, "src/")));
    if (of !== undefined) module.name = String(of.manifest.name);
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
