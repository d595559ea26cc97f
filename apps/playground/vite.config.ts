import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, build, defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const outDir = join(here, "dist/page");

/** Bundles a source file into text, for code that does not run in the page itself. */
async function textOf(source: string, format: "es" | "iife", define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: "error",
    publicDir: false,
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
const frame = await textOf("src/sandbox/frame.ts", "iife");
const host = await textOf("src/sandbox/worker.ts", "es");
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

/** The placeholder in `index.html` for the URL of the engine. */
const SOURCE_OF_ENGINE = "./src/engine/worker.ts";

function head(): Plugin {
  return {
    name: "head",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const engine = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "engine");
        return html
          .replace("<!-- policy -->", `<meta http-equiv="content-security-policy" content="${pagePolicy}" />`)
          .replace(SOURCE_OF_ENGINE, `./${engine!.fileName}`);
      },
    },
  };
}

/** Writes the service worker after all other files. */
function offline(): Plugin {
  const filesBelow = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
  return {
    name: "offline",
    apply: "build",
    writeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const paths = filesBelow(outDir).filter((path) => !path.endsWith("sw.js"));
        const version = createHash("sha256");
        for (const path of paths) version.update(readFileSync(path));
        const names = paths.map((path) => `./${path.slice(outDir.length + 1).replaceAll("\\", "/")}`);
        const files = names.map((name) => (name === "./index.html" ? "./" : name));
        const known = { version: version.digest("hex").slice(0, 12), files };
        const code = await textOf("src/offline/service-worker.ts", "iife", { OFFLINE: JSON.stringify(known) });
        writeFileSync(join(outDir, "sw.js"), code);
      },
    },
  };
}

export default defineConfig({
  root: here,
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: {
    SANDBOX: JSON.stringify({ frame, host, policy: sandboxPolicy }),
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The engine is a separate entry, so code that it shares with the page loads once.
      input: { index: join(here, "index.html"), engine: join(here, "src/engine/worker.ts") },
    },
  },
  plugins: [head(), offline()],
});
