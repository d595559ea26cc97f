import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { type Plugin, build, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { bakedLadder } from "../../scripts/bake-ladder.mjs";
import { readLessons, readTranslatedSteps } from "../../scripts/lessons.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const outDir = join(here, "dist/page");

/** The packages of the workspace are read from their sources, so they need no build. */
const packages = join(here, "../../packages");
const alias = [
  { find: /^@wings\/([a-z-]+)$/, replacement: join(packages, "$1/src/index.ts") },
  { find: /^@wings\/([a-z-]+)\/([a-z-]+)$/, replacement: join(packages, "$1/src/$2.ts") },
];

/** Bundles a source file into text, for code that does not run in the page itself. */
async function textOf(source: string, format: "es" | "iife", define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: "error",
    publicDir: false,
    resolve: { alias },
    define,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(here, source),
        preserveEntrySignatures: "strict",
        output: { format, codeSplitting: false, ...(format === "iife" && { name: "own" }) },
      },
    },
  });
  const { output } = built as unknown as { output: { code: string }[] };
  return output[0].code.trim();
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The script of the plugin frame is the only inline script, and the policy allows it by its hash. */
const frame = await textOf("src/features/plugins/frame.ts", "iife");
const host = await textOf("src/features/plugins/worker.ts", "es");
const frameHash = `'sha256-${sha256(frame)}'`;

/** The policy of the frame and its workers forbids all hosts. */
const sandboxPolicy = `default-src 'none'; script-src ${frameHash} blob:; worker-src blob:`;

/**
 * The policy of the page. `blob:` is for the workers of the frame, which the page's policy covers as well. Everything else
 * comes from the host of the page.
 */
const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' ${frameHash} blob:`,
  "worker-src 'self' blob:",
  "style-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types wings",
].join("; ");

/** The workers. `index.html` has their sources in place of their URLs. */
const WORKERS = ["engine", "generator"];

function head(): Plugin {
  return {
    name: "head",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const files = Object.values(bundle);
        return WORKERS.reduce(
          (text, name) => {
            const worker = files.find((file) => file.type === "chunk" && file.name === name);
            return text.replace(`./src/${name}/worker.ts`, `./${worker!.fileName}`);
          },
          html.replace("<!-- policy -->", `<meta http-equiv="content-security-policy" content="${pagePolicy}" />`),
        );
      },
    },
  };
}

/** The element of the help, as the script that any page can have. */
function boardScript(): Plugin {
  return {
    name: "board-script",
    apply: "build",
    async generateBundle() {
      const source = await textOf("../../packages/element/src/define.ts", "iife");
      this.emitFile({ type: "asset", fileName: "wings-board.js", source });
    },
  };
}

/** What a source file exports. */
async function valuesOf(source: string): Promise<Record<string, unknown>> {
  const code = await textOf(source, "es");
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
}

/** Replaces a module by the values that it exports, so that the page does not load what they are made of. */
function evaluate(source: string): Plugin {
  return {
    name: "evaluate",
    async load(id) {
      if (id !== join(here, source)) return null;
      return Object.entries(await valuesOf(source))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** The lists of the ladder in place of what they are made of. */
function ladderLists(): Plugin {
  let baked: ReturnType<typeof bakedLadder> | undefined;
  return {
    name: "ladder-lists",
    async load(id) {
      if (!id.startsWith(join(packages, "ladder/src/"))) return null;
      baked ??= bakedLadder();
      return (await baked).get(id);
    },
  };
}

/** A module with the steps of lessons. Techniques of a package often have the same. */
function stepsModule(all: readonly (readonly [id: string, steps: readonly string[], name?: string])[]): string {
  const rows = [...new Set(all.map(([, steps]) => JSON.stringify(steps)))];
  const fields = all.map(([id, steps]) => `${JSON.stringify(id)}: rows[${rows.indexOf(JSON.stringify(steps))}]`);
  return `const rows = [${rows.join()}];\nexport const STEPS = {${fields.join()}};`;
}

/** The codes of the packages of languages, except English. */
const translations = readdirSync(packages).flatMap((name) => /^language-(?!en$)(.+)$/.exec(name)?.slice(1) ?? []);
const STEPS_OF = "steps-of-";

/** Writes the steps and drawings of lessons and questions in place of their modules. */
function lessons(): Plugin {
  let values: ReturnType<typeof valuesOf> | undefined;
  return {
    name: "lessons",
    resolveId: (id) => (id.startsWith(STEPS_OF) ? id : null),
    async load(id) {
      if (id === join(here, "src/model/words/lesson-steps.ts"))
        return stepsModule(Object.values(readLessons(packages)).flatMap(({ steps }) => Object.entries(steps)));
      if (id === join(here, "src/model/words/translated-lessons.ts")) {
        const modules = translations.map((code) => `"${code}": () => import("${STEPS_OF}${code}")`);
        return `const modules = {${modules.join()}};\nexport const loadLessons = async (code) => (await modules[code]()).STEPS;`;
      }
      if (id.startsWith(STEPS_OF))
        return stepsModule(readTranslatedSteps(join(packages, `language-${id.slice(STEPS_OF.length)}`)));
      const name = { "lesson-texts.ts": "LESSONS", "question-texts.ts": "ASKED" }[basename(id)];
      if (name === undefined || dirname(id) !== join(here, "src/features/practice")) return null;
      values ??= valuesOf("src/features/practice/lesson-examples.ts");
      return `export const ${name} = ${JSON.stringify((await values)[name])};`;
    },
  };
}

/** Most programs that show a picture of a link want its whole address, which only the host of the page knows. */
const { WINGS_PAGE_URL } = process.env;
const PREVIEW = WINGS_PAGE_URL === undefined ? "./og.png" : new URL("og.png", WINGS_PAGE_URL).href;

/** The picture that links to the page show: a W-Wing, and what the page does. */
function linkPreview(): Plugin {
  return {
    name: "link-preview",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { property: "og:image", content: PREVIEW } },
      { tag: "meta", attrs: { property: "og:image:alt", content: "A W-Wing, drawn on a sudoku" } },
    ],
    generateBundle() {
      const wing = readFileSync(join(packages, "w-wing/img/w-wing.svg"), "utf8");
      const drawing = wing.replace(/ width="[^"]*" height="[^"]*"/, ' x="40" y="15" width="600" height="600"');
      const text = (y: number, size: number, words: string): string =>
        `<text x="690" y="${y}" font-size="${size}" font-family="sans-serif" fill="#1c2128">${words}</text>`;
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#f4f5f7"/>${drawing}${text(260, 90, "wings")}${text(340, 42, "Every sudoku step")}${text(395, 42, "has a reason. See it.")}</svg>`;
      this.emitFile({ type: "asset", fileName: "og.png", source: new Resvg(picture).render().asPng() });
    },
  };
}

/** Modules by their paths, without endings. */
const modules = (paths: string): RegExp => new RegExp(`/(?:${paths.replaceAll(" ", "|")})\\.tsx?$`);

/**
 * Chunks of modules that are loaded together anyway: by the page and both workers, by the page and the engine, by both workers, and by the
 * page. Without them, the bundler makes a chunk for each set of parts that share some modules, and each costs a hundred bytes. A module
 * comes with what it imports, unless another of these chunks has that.
 */
const CHUNKS = [
  {
    name: "core",
    priority: 3,
    test: modules(
      "core/src/(?:errors|board/(?:bits|board|build-board|geometry|layout|notation)|formats/(?:format|parse)|search/search|solve/apply) " +
        "core/src/technique/(?:explain|language) playground/src/model/(?:board-text|errors|problem)",
    ),
  },
  {
    name: "drawn",
    priority: 2,
    test: modules(
      "core/src/technique/translate draw/src/(?:picture|sanitize) playground/src/model/(?:decided|step|truncate)",
    ),
  },
  {
    name: "finders",
    priority: 2,
    test: modules(
      "core/src/(?:proof/reason|technique/(?:finder-tools|run-technique|sink|technique)|board/(?:contradictions|places-by-house))",
    ),
  },
  {
    name: "page",
    priority: 1,
    test: modules(
      "src/ui/context src/model/words/(?:cell-names|english) language-en/src/page/(?:first|plural) src/board/marks " +
        "src/model/(?:board-of|history|known|layout-view|lit-links|path|pencil) src/store/move",
    ),
  },
];

export default defineConfig({
  root: here,
  base: "./",
  resolve: { alias },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: {
    SANDBOX: JSON.stringify({ frame, host, policy: sandboxPolicy }),
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // Workers have no document to preload scripts in. Scripts name what they import; only styles need help.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Workers are separate entries, so code that they share with the page loads once.
      input: {
        index: join(here, "index.html"),
        ...Object.fromEntries(WORKERS.map((name) => [name, join(here, `src/${name}/worker.ts`)])),
      },
    },
  },
  plugins: [
    head(),
    ladderLists(),
    evaluate("src/model/ladder-outline.ts"),
    evaluate("src/model/demo.ts"),
    evaluate("src/features/map/station-pictures.ts"),
    evaluate("src/model/words/incomplete.ts"),
    lessons(),
    linkPreview(),
    boardScript(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/offline",
      filename: "sw.ts",
      outDir,
      // The page registers it itself, because of trusted types, and has its own manifest.
      injectRegister: false,
      manifest: false,
      registerType: "prompt",
      injectManifest: {
        globPatterns: ["**/*.{html,js,css,svg,png,webmanifest}"],
        globIgnores: ["og.png", "sw.js"],
        rollupFormat: "iife",
      },
    }),
  ],
});
