import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { noPage } from "../errors.js";

/** A file of the built page, and what is said of it. */
export interface PageFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** How the page is told that it can work offline. */
const OFFLINE = /<meta name="offline"[^>]*>/;

/** The files of the playground, as they were built, by the path that a browser asks for. */
export function readPage(): Map<string, PageFile> {
  const folder = fileURLToPath(new URL("./page", import.meta.url));
  if (!existsSync(join(folder, "index.html"))) throw noPage(folder);
  const files = new Map<string, PageFile>();
  const add = (path: string, name: string): void => {
    const file = readFileSync(join(folder, name));
    // What is not served is not to be asked for either.
    const body = name === "index.html" ? Buffer.from(file.toString().replace(OFFLINE, "")) : file;
    // The page has its policy in it: it is said here once more, with what can't stand there. The engine's is that of its script.
    const [, policy] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(body.toString()) ?? [];
    const isKept = path.startsWith("/assets/");
    files.set(path, {
      body,
      headers: {
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        "content-security-policy": `${name === "index.html" && policy ? policy : "default-src 'none'; script-src 'self'"}; frame-ancestors 'none'`,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": isKept ? "max-age=31536000, immutable" : "no-store",
      },
    });
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const path = `/${name.replaceAll("\\", "/")}`;
    // A service worker would stay behind at this port, and answer for whoever has it next.
    if (path === "/sw.js") continue;
    add(path === "/index.html" ? "/" : path, name);
  }
  return files;
}
