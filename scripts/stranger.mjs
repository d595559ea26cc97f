// What somebody outside of this workspace does: commands in a folder of their own, and bundles for a page.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";

/** @typedef {{ code: number, text: string }} Result what a command ended with, and all that it printed */

/**
 * Runs a command in a folder.
 * @param {string} folder @param {Record<string, string>} environment @param {readonly string[]} command
 * @returns {Promise<Result>}
 */
export function execute(folder, environment, [command = "", ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: environment,
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => (text += part));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

/**
 * Runs a command in a folder, and throws with all that it printed where it fails.
 * @param {string} folder @param {Record<string, string>} environment @param {readonly string[]} command
 */
export async function succeed(folder, environment, command) {
  const { code, text } = await execute(folder, environment, command);
  if (code !== 0) throw new Error(`\`${command.join(" ")}\` ended with ${code}:\n${text}`);
  return text;
}

/** A program of a folder as one script for a page. @param {string} file */
export async function bundleForPage(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** What a script logs where there is nothing of Node.js, as in a page. @param {string} script */
export function logOf(script) {
  /** @type {string[]} */
  const lines = [];
  runInNewContext(script, { console: { log: (/** @type {unknown[]} */ ...words) => lines.push(words.join(" ")) } });
  return lines.join("\n");
}

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/**
 * What a script logs in a page of a real browser; undefined where there is none on this machine.
 * @param {string} script
 * @returns {Promise<string | undefined>}
 */
export async function logInBrowser(script) {
  if (chromium === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "wings-page-"));
  const page = join(folder, "page.html");
  const write = "console.log = (line) => { document.querySelector('pre').textContent += line + '\\n'; };";
  writeFileSync(page, `<!doctype html><pre></pre><script>${write}</script><script>${script}</script>`);
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"];
  const own = ["--no-first-run", "--disable-component-update", `--user-data-dir=${join(folder, "profile")}`];
  const command = [chromium, ...flags, ...own, "--dump-dom", pathToFileURL(page).href];
  const dom = await succeed(folder, /** @type {Record<string, string>} */ ({ ...process.env }), command);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const text = /<pre>(.*?)<\/pre>/s.exec(dom)?.[1] ?? "";
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").trimEnd();
}

/**
 * Does something for each item, a few of them at a time.
 * @template T
 * @param {readonly T[]} items @param {(item: T) => Promise<void>} action
 */
export async function forEach(items, action, atOnce = 2) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await action(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Throws unless a text contains another. @param {string} text @param {string} expected @param {string} what */
export function expect(text, expected, what) {
  if (!text.includes(expected)) throw new Error(`${what}: expected ${expected}, seen\n${text}`);
}

/**
 * Goes through steps that build on each other, each attempted even where another failed, and says how each went; answers how
 * many failed.
 * @param {Record<string, () => Promise<void>>} steps
 */
export async function report(steps) {
  let failed = 0;
  for (const [what, step] of Object.entries(steps)) {
    const start = performance.now();
    try {
      await step();
      console.log(`ok      ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${what}`);
    } catch (error) {
      failed++;
      console.error(`FAILED  ${what}\n${error instanceof Error ? error.message : error}\n`);
    }
  }
  return failed;
}
