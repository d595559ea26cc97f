import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { dirname, join } from "node:path";
import { format, parse } from "@wings/core";
import { sudokuPadLink } from "@wings/formats";
import { layoutOf } from "@wings/layouts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { PUZZLE } from "./puzzles.js";
import { cli, scratch, start, wings } from "./wings.js";

const POLICY = "default-src 'none'; script-src 'self'";
const PAGE: Readonly<Record<string, string>> = {
  "index.html": `<!doctype html><meta http-equiv="content-security-policy" content="${POLICY}" /><meta name="offline" content="./sw.js" />`,
  "assets/main-1.js": "export {};",
  "assets/main-1.css": "body {}",
  "icon.svg": "<svg/>",
  "icon-192.png": "png",
  "manifest.webmanifest": "{}",
  "sw.js": "",
};

beforeAll(() => {
  const folder = join(dirname(cli), "page");
  for (const [name, text] of Object.entries(PAGE)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

/** Starts the command; answers its process and the address that it prints. */
async function play(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = start(["play", ...args], { env }, { stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout!.setEncoding("utf8").once("data", (text: string) => {
      resolve(new URL(text.trim()));
    });
    child.once("close", () => {
      reject(new Error("It ended before it had an address."));
    });
  });
  return { child, address };
}

/** Asks for exactly this path: nothing tidies it up on the way. */
function ask(address: URL, path: string, options: { method?: string; host?: string } = {}) {
  const { method = "GET", host = address.host } = options;
  return new Promise<{ status: number; headers: IncomingMessage["headers"]; text: string }>((resolve, reject) => {
    const asked = request(
      { hostname: address.hostname, port: address.port, path, method, headers: { host } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

describe("play", () => {
  test("serves the page on loopback, each file with its type and a policy", async () => {
    const { address } = await play(["--no-open"]);
    expect(address.hostname).toBe("127.0.0.1");
    expect(address.hash).toBe("");
    const page = await ask(address, "/");
    // The page works when the server is gone; at a port that is used once, it would only leave something behind.
    const isSteady = address.port === "4871";
    const offline = isSteady ? '<meta name="offline" content="./sw.js?local" />' : "";
    const text = PAGE["index.html"].replace(/<meta name="offline".*?>/, offline);
    expect(page).toMatchObject({ status: 200, text });
    expect(page.headers["x-wings"]).toBe("page");
    const worker = await ask(address, "/sw.js?local");
    expect(worker.status).toBe(isSteady ? 200 : 404);
    if (isSteady) expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `${POLICY}; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    for (const [path, type] of [
      ["/assets/main-1.js", "text/javascript; charset=utf-8"],
      ["/assets/main-1.css?x", "text/css; charset=utf-8"],
      ["/icon.svg", "image/svg+xml"],
      ["/icon-192.png", "image/png"],
      ["/manifest.webmanifest", "application/manifest+json"],
    ]) {
      const { status, headers } = await ask(address, path);
      expect([status, headers["content-type"]]).toEqual([200, type]);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'");
    }
    const head = await ask(address, "/", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  test("serves nothing else: no other file, no other host, no other method", async () => {
    writeFileSync(join(scratch, "secret.txt"), "secret");
    const { address } = await play(["--no-open"]);
    for (const path of [
      "/../cli.cjs",
      "/..%2fcli.cjs",
      "/%2e%2e/cli.cjs",
      "/assets/../../cli.cjs",
      "/assets/..\\..\\cli.cjs",
      "//etc/passwd",
      "/assets",
      "/assets/",
      "/index.html/",
      "/constructor",
      "/?/../cli.cjs/..",
    ]) {
      const { status, text } = await ask(address, path);
      if (path.startsWith("/?")) expect(text).toContain("<!doctype html>");
      else expect([path, status]).toEqual([path, 404]);
    }
    for (const host of ["example.org", `example.org:${address.port}`, "127.0.0.1", "localhost"])
      expect((await ask(address, "/", { host })).status).not.toBe(200);
    expect((await ask(address, "/", { host: `localhost:${address.port}` })).status).toBe(200);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await ask(address, "/", { method })).status).toBe(405);
  });

  test("puts the board of the input into the address", async () => {
    const { address } = await play(["--no-open", PUZZLE]);
    expect(address.hash).toBe(`#${format(parse(PUZZLE), "url")}`);
    const link = sudokuPadLink(parse(PUZZLE, 1, layoutOf("anti-knight")));
    expect((await play(["--no-open", link])).address.hash).toMatch(/^#w1.+&layout=anti-knight$/);
    expect(await wings(["play", "--no-open", "no-such-file.txt"])).toMatchObject({ status: 2, out: "" });
    const bad = await wings(["play", "--no-open", `${PUZZLE}7`]);
    expect(bad.status).not.toBe(0);
    expect(bad.err).toContain("WINGS_");
  });

  test("is at the same address each time, so that the page remembers; at another where that is taken", async () => {
    const mine = await play(["--no-open"]);
    // The port is in use now, by this test or by another process.
    const other = await play(["--no-open"]);
    let err = "";
    other.child.stderr!.setEncoding("utf8").on("data", (text: string) => (err += text));
    expect((await ask(other.address, "/")).status).toBe(200);
    expect(other.address.port).not.toBe("4871");
    await expect.poll(() => err).toContain("Port 4871 is taken");
    // Somebody who tests may have a page open: then it is never free.
    if (mine.address.port !== "4871") return;
    const again = async (): Promise<string> => {
      const { child, address } = await play(["--no-open"]);
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill();
      await ended;
      return address.port;
    };
    mine.child.kill();
    await expect.poll(again, { timeout: 20_000, interval: 500 }).toBe("4871");
  });

  test("listens on the requested port, or reports that it can't", async () => {
    const { address } = await play(["--no-open"]);
    const taken = await wings(["play", "--no-open", "--port", address.port]);
    expect(taken.status).toBe(1);
    expect(taken.err).toContain("WINGS_PORT_TAKEN");
  });

  test.skipIf(process.platform === "win32")(
    "opens the browser with the address, unless a flag forbids it",
    async () => {
      const folder = join(scratch, "bin");
      mkdirSync(folder, { recursive: true });
      const seen = join(scratch, "opened");
      for (const name of ["xdg-open", "open"])
        writeFileSync(join(folder, name), `#!/bin/sh\nprintf %s "$1" > "${seen}"\n`, { mode: 0o755 });
      const { readFile } = await import("node:fs/promises");
      const { address } = await play([PUZZLE], { PATH: `${folder}:${process.env.PATH ?? ""}` });
      await expect.poll(() => readFile(seen, "utf8").catch(() => "")).toBe(address.href);
      writeFileSync(seen, "");
      const other = await play(["--no-open", PUZZLE], { PATH: `${folder}:${process.env.PATH ?? ""}` });
      await ask(other.address, "/");
      expect(await readFile(seen, "utf8")).toBe("");
    },
  );

  test.skipIf(process.platform === "win32")("reports a missing browser and keeps serving", async () => {
    const { child, address } = await play([], { PATH: "" });
    let err = "";
    child.stderr!.setEncoding("utf8").on("data", (text: string) => (err += text));
    await expect.poll(() => err).toContain("open the address yourself");
    expect((await ask(address, "/")).status).toBe(200);
  });

  test.skipIf(process.platform === "win32")("ends with Ctrl-C as every command does", async () => {
    const { child, address } = await play(["--no-open"]);
    const ended = new Promise((resolve) => child.once("close", resolve));
    await ask(address, "/");
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });
});
