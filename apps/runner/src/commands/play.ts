import { spawn } from "node:child_process";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { format } from "@wings/core";
import { parsed } from "../boards/read-board.js";
import { portTaken } from "../errors.js";
import { onlyText } from "../input.js";
import { tell, write } from "../output.js";
import { type PageFile, readPage } from "./page.js";
import type { Run } from "../cli/run.js";

/** Serves the playground to this machine alone, and opens the board in it. It ends with Ctrl-C. */
export const run: Run = async ({ flags, inputs }) => {
  let hash = "";
  if (inputs.length > 0) {
    const { text, line } = await onlyText(inputs);
    hash = `#${format(parsed(text, line, 0).board, "url")}`;
  }
  const server = createServer();
  const wanted = flags.port as number | undefined;
  const port = await listen(server, wanted ?? PORT).catch((error: unknown) => {
    if (wanted !== undefined) throw portTaken(wanted, error);
    tell(`Port ${PORT} is taken: at another, the page does not remember what you did there.\n`);
    return listen(server, 0);
  });
  server.on("request", answerer(readPage(), port));
  const address = `http://127.0.0.1:${port}/${hash}`;
  await write(`${address}\n`);
  tell("Ctrl-C ends it.\n");
  if (flags["no-open"] !== true) open(address);
  return new Promise<never>(() => undefined);
};

/** Where the page is if nobody wants it elsewhere: what it remembers belongs to its address. */
const PORT = 4871;

/** Begins to listen on this machine; answers the port, which is a free one for 0. */
const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Answers with the files of the page and with nothing else: what is asked for is a name in a table, never a path. */
function answerer(page: ReadonlyMap<string, PageFile>, port: number) {
  // A name that somebody else has let point to this machine is not one of these.
  const hosts = ["127.0.0.1", "localhost"].flatMap((host) => [`${host}:${port}`, ...(port === 80 ? [host] : [])]);
  return ({ method, url = "/", headers: { host = "" } }: IncomingMessage, response: ServerResponse): void => {
    const end = (status: number, text: string): void => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
    };
    if (!hosts.includes(host)) {
      end(421, "This address is not served here.\n");
      return;
    }
    if (method !== "GET" && method !== "HEAD") {
      end(405, "Files are only read here.\n");
      return;
    }
    const file = page.get(url.replace(/\?.*$/s, ""));
    if (file === undefined) {
      end(404, "There is no such file.\n");
      return;
    }
    response.writeHead(200, { ...file.headers, "content-length": file.body.length });
    response.end(method === "HEAD" ? undefined : file.body);
  };
}

/** Hands an address to the browser of the machine. Where that can't be, the address is on the screen. */
function open(address: string): void {
  const [command, ...words] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler"]
        : ["xdg-open"];
  const opener = spawn(command, [...words, address], { stdio: "ignore", detached: true });
  opener.on("error", () => {
    tell("No browser could be opened: open the address yourself.\n");
  });
  opener.unref();
}
