import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readVariant } from "../../run/answer.js";
import type { Run } from "../../command/define-command.js";
import { boardText } from "../../run/board-text.js";
import { onlyText } from "../../run/input.js";
import { noPage, portTaken } from "./errors.js";
import { tell, write } from "../../terminal/output.js";
import type { PlayFlags } from "./command.js";

/** Serves the playground on this machine and opens the board in it, until Ctrl-C. */
export const run: Run<PlayFlags> = async ({ flags, given, inputs }) => {
  let hash = "";
  if (inputs.length > 0) {
    const { text, line } = await onlyText(inputs);
    const { board } = readVariant(text, line, 0);
    hash = `#${boardText(board)}`;
  }
  const server = createServer();
  const wanted = flags.port;
  const port = await listen(server, wanted).catch((error: unknown) => {
    if (given.port !== undefined) throw portTaken(wanted, error);
    tell(`Port ${wanted} is taken. At another port the page starts without its saved games.\n`);
    return listen(server, 0);
  });
  server.on("request", handler(readPage(port === wanted), port));
  const address = `http://127.0.0.1:${port}/${hash}`;
  await write(`${address}\n`);
  tell("Press Ctrl-C to stop.\n");
  if (flags["no-open"] !== true) openBrowser(address);
  return new Promise<never>(() => undefined);
};

/** Listens on this machine only; resolves to the port, a free one for 0. */
const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Serves the files of the page and nothing else: URLs are looked up in a map and never become paths. */
function handler(page: ReadonlyMap<string, PageFile>, port: number) {
  // Other host names may point here through DNS rebinding.
  const hosts = ["127.0.0.1", "localhost"].flatMap((host) => [`${host}:${port}`, ...(port === 80 ? [host] : [])]);
  return ({ method, url = "/", headers: { host = "" } }: IncomingMessage, response: ServerResponse): void => {
    const refuse = (status: number, text: string): void => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
    };
    if (!hosts.includes(host)) {
      refuse(421, "This host is not served here.\n");
      return;
    }
    if (method !== "GET" && method !== "HEAD") {
      refuse(405, "Only GET and HEAD are allowed.\n");
      return;
    }
    const file = page.get(url.replace(/\?.*$/s, ""));
    if (file === undefined) {
      refuse(404, "No such file.\n");
      return;
    }
    response.writeHead(200, { ...file.headers, "content-length": file.body.length });
    response.end(method === "HEAD" ? undefined : file.body);
  };
}

interface PageFile {
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

/** With this tag the page registers its service worker. */
const OFFLINE = /<meta name="offline"[^>]*>/;
const SCRIPT = "/sw.js";
/** This worker asks the server first, and leaves when another program answers. */
const LOCAL = `<meta name="offline" content=".${SCRIPT}?local" />`;

/** The files of the built playground, by the path that a browser requests. `isSteady`: the page is at this port next time, too. */
function readPage(isSteady: boolean): Map<string, PageFile> {
  const folder = fileURLToPath(new URL("./page", import.meta.url));
  if (!existsSync(join(folder, "index.html"))) throw noPage(folder);
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const path = `/${name.replaceAll("\\", "/")}`;
    // At a port that is used once, a service worker would only stay behind.
    if (path === SCRIPT && !isSteady) continue;
    files.set(path === "/index.html" ? "/" : path, readPageFile(folder, name, path, isSteady ? LOCAL : ""));
  }
  return files;
}

function readPageFile(folder: string, name: string, path: string, offline: string): PageFile {
  const file = readFileSync(join(folder, name));
  const body = name === "index.html" ? Buffer.from(file.toString().replace(OFFLINE, offline)) : file;
  // The policy in the page can't contain frame-ancestors, so it is repeated in the header.
  const [, policy] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(body.toString()) ?? [];
  const isHashed = path.startsWith("/assets/");
  const own = `default-src 'none'; script-src 'self'${path === SCRIPT ? "; connect-src 'self'" : ""}`;
  return {
    body,
    headers: {
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      "content-security-policy": `${name === "index.html" && policy ? policy : own}; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      // The service worker knows the page by it.
      "x-wings": "page",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": isHashed ? "max-age=31536000, immutable" : "no-store",
    },
  };
}

function openBrowser(address: string): void {
  const [command, ...words] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler"]
        : ["xdg-open"];
  const opener = spawn(command, [...words, address], { stdio: "ignore", detached: true });
  opener.on("error", () => {
    tell("Can't open a browser: open the address yourself.\n");
  });
  opener.unref();
}
