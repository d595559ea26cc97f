import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { Run } from "../cli/flags.js";
import { VERSION } from "../cli/version.js";
import { addLessons, addPrompts } from "../mcp/lessons.js";
import { addTools } from "../mcp/tools.js";

const INSTRUCTIONS =
  "wings solves sudokus step by step. Call it for every step and every claim: each step that it returns is proved. " +
  "Cells are r1c1 to r9c9. A board is any text that shows one; pass on what the user gave. " +
  "Tools return the board as a short text that starts with w1: pass this to the next call, because it keeps candidates.";

/** Serves the Model Context Protocol on stdin and stdout, until the client closes stdin. */
export const run: Run = async () => {
  const server = new McpServer({ name: "wings", version: VERSION }, { instructions: INSTRUCTIONS });
  const gone = new AbortController();
  addTools(server, gone.signal);
  addLessons(server);
  addPrompts(server);
  const ended = new Promise<void>((resolve) => {
    // A client that disappears closes its end of the pipe. The transport doesn't watch for that.
    process.stdin.once("end", resolve).once("close", resolve);
    server.server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await ended;
  gone.abort();
  return 0;
};
