import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Run } from "../cli/flags.js";
import { suggestId } from "../cli/suggest.js";
import { VERSION } from "../cli/version.js";
import { badArgument, unknownTool } from "../errors.js";
import { failure, makeCaller } from "../mcp/call.js";
import { TOOLS, type ToolName } from "../mcp/tools.js";
import { lessonAddress, readLessons } from "./techniques.js";

const INSTRUCTIONS =
  "wings solves sudokus step by step. Call it for every step and every claim: each step that it returns is proved. " +
  "Cells are r1c1 to r9c9. A board is any text that shows one; pass on what the user gave. " +
  "Tools return the board as a short text that starts with w1: pass this to the next call, because it keeps candidates.";

/** Serves the Model Context Protocol on stdin and stdout, until the client closes stdin. */
export const run: Run = async () => {
  const server = new McpServer({ name: "wings", version: VERSION }, { instructions: INSTRUCTIONS });
  addTools(server);
  addLessons(server);
  addPrompts(server);
  const ended = new Promise<void>((resolve) => {
    // A client that disappears closes its end of the pipe. The transport doesn't watch for that.
    process.stdin.once("end", resolve).once("close", resolve);
    server.server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await ended;
  return 0;
};

/** Not by `registerTool`: it answers wrong arguments with an error without a code. */
function addTools({ server }: McpServer): void {
  const call = makeCaller();
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, { title, description, input, output }]) => ({
      ...{ name, title, description },
      inputSchema: z.toJSONSchema(z.object(input), { target: "draft-7", io: "input" }) as Tool["inputSchema"],
      outputSchema: z.toJSONSchema(z.object(output), { target: "draft-7" }) as Tool["outputSchema"],
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }, extra) => {
    if (!Object.hasOwn(TOOLS, name)) return failure(unknownTool(name, suggestId(name, Object.keys(TOOLS))));
    const tool = name as ToolName;
    const { data, error } = z.object(TOOLS[tool].input).safeParse(args);
    if (error === undefined) return call({ name: tool, input: data }, extra);
    const [{ path, message }] = error.issues;
    return failure(badArgument(name, path.join("."), message));
  });
}

/** Offers a lesson about each package of techniques: when it applies, the pattern, and why it works. */
function addLessons(server: McpServer): void {
  for (const [name, text] of Object.entries(readLessons())) {
    server.registerResource(
      name,
      lessonAddress(name),
      {
        // A README begins with "W-Wing for wings: …".
        title: /^(.+?) for wings/m.exec(text)?.[1] ?? name,
        description: `When to look for it, and why it works: ${name}`,
        mimeType: "text/markdown",
      },
      (uri) => ({ contents: [{ uri: uri.href, mimeType: "text/markdown", text }] }),
    );
  }
}

const message = (text: string) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text } }] });

function addPrompts(server: McpServer): void {
  server.registerPrompt(
    "teach-this-step",
    {
      title: "Teach me this step",
      description: "Explains the next step of a board so that the player finds it",
      argsSchema: { board: z.string().describe("the board, as any text") },
    },
    ({ board }) =>
      message(
        `Teach me the next step of this sudoku. Call the tool hint with level "vague" first, tell me where to look, and wait for ` +
          `my answer. Then call it with "short", and at last with "long". Call draw with step "next" and show me the picture. ` +
          `Read the lesson that the hint names, and explain why the technique works on this board. ` +
          `Don't add a step that a tool did not return.\n\n${board}`,
      ),
  );
  server.registerPrompt(
    "check-my-reasoning",
    {
      title: "Check my reasoning",
      description: "Checks each claim of a player about a board",
      argsSchema: {
        board: z.string().describe("the board, as any text"),
        reasoning: z.string().describe("what the player thinks, such as: r4c5 can't be 7, because …"),
      },
    },
    ({ board, reasoning }) =>
      message(
        `Check my reasoning about this sudoku. Split it into claims such as r4c5≠7 or r4c5=7, and call the tool prove for each. ` +
          `Tell me which claims are right, which are wrong, and whether my reason is the one that proves it. ` +
          `If a claim is right and my reason is not, show me a reason that a tool returned.\n\nBoard:\n${board}\n\n` +
          `My reasoning:\n${reasoning}`,
      ),
  );
}
