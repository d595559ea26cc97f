// Runs the server and writes the calls and results of docs/mcp.md: `node transcript.js`, after a build.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** @type {readonly [string, object][]} */
const CALLS = [
  ["hint", { board: PUZZLE }],
  ["hint", { board: PUZZLE, level: "why" }],
  ["solve", { board: PUZZLE, limit: 3 }],
  ["prove", { board: PUZZLE, claim: "r8c5≠2" }],
  ["prove", { board: PUZZLE, claim: "r1c1=6" }],
  ["rate", { board: PUZZLE }],
  ["hint", { board: "53..7" }],
];

/** The calls and the texts of their results. @param {readonly [string, ...string[]]} command the program and its first words */
export async function transcript([program, ...words]) {
  const client = new Client({ name: "transcript", version: "1" });
  await client.connect(new StdioClientTransport({ command: program, args: [...words, "mcp"] }));
  const lines = [];
  for (const [name, args] of CALLS) {
    const { content } = /** @type {{ content: { text: string }[] }} */ (
      /** @type {unknown} */ (await client.callTool({ name, arguments: { ...args } }))
    );
    lines.push(`> ${name} ${JSON.stringify(args)}`, content[0]?.text ?? "", "");
  }
  await client.close();
  return lines.join("\n").trimEnd();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const here = dirname(fileURLToPath(import.meta.url));
  const path = join(here, "../../docs/mcp.md");
  const text = await transcript([process.execPath, join(here, "dist/cli.cjs")]);
  const page = readFileSync(path, "utf8");
  writeFileSync(
    path,
    page.replace(/(<!-- transcript -->\n\n```text\n).*?(```\n)/s, (_, start, end) => `${start}${text}\n${end}`),
  );
}
