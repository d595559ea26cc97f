// Serves the built page on loopback, as any server of files would, and remembers what it was asked for.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built page. */
export const page = fileURLToPath(new URL("../../dist/page", import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** @returns {Promise<{ url: string, asked: string[], changes: Map<string, string>, stop(): Promise<void> }>} */
export function serve() {
  /** @type {string[]} */
  const asked = [];
  /** @type {Map<string, string>} */
  const changes = new Map();
  const server = createServer(({ url = "/" }, response) => {
    asked.push(url);
    const { pathname } = new URL(url, "http://localhost");
    const path = join(page, pathname === "/" ? "index.html" : pathname);
    const type = TYPES[extname(path)];
    if (type === undefined || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found.");
      return;
    }
    // What has its content in its name never changes: the page and its engine share what they have in common.
    const keep = pathname.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, { "content-type": type, "cache-control": keep });
    createReadStream(path)
      .on("end", () => response.end(changes.get(pathname)))
      .pipe(response, { end: false });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}/`,
        asked,
        changes,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => {
              done();
            });
          }),
      });
    });
  });
}
