import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod";
import type { Run } from "../../command/define-command.js";
import { suggest, suggestId } from "../../terminal/suggest.js";
import { VERSION } from "../../terminal/version.js";
import { badArgument, connectionLost, unknownTool } from "./errors.js";
import { failure, makeCaller } from "./call.js";
import { MAX_LINE, TECHNIQUES, TOOLS, type ToolName } from "./tools.js";
import { assertStdin, assertStdout } from "../../terminal/streams.js";
import { lessonAddress, readLessons } from "../techniques/run.js";

const INSTRUCTIONS =
  "wings solves sudokus step by step. Call it for every step and every claim: each step that it returns is proved. " +
  "Cells are r1c1 to r9c9. A board is any text that shows one; pass on what the user gave. " +
  "Tools return the board as a short text that starts with w1: pass all of it to the next call, because it keeps candidates. " +
  "Boards with other houses have their rules at its end, such as &layout=windoku. For any other text, pass them as layout. " +
  `The resource ${TECHNIQUES} lists the techniques.`;

/** Serves the Model Context Protocol on stdin and stdout, until the client closes stdin. */
export const run: Run = async () => {
  assertStdin();
  assertStdout();
  // `McpServer` of the SDK has a nicer interface, but loads twice as much code.
  const server = new Server(
    { name: "wings", version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: {}, resources: {}, prompts: {} } },
  );
  const call = makeCaller();
  const running = new Set<Promise<unknown>>();
  addTools(server, (question, extra) => {
    const answer = call(question, extra);
    running.add(answer);
    void answer.finally(() => running.delete(answer));
    return answer;
  });
  addResources(server, call);
  addPrompts(server);
  const ended = new Promise<void>((resolve, reject) => {
    // A client that disappears closes its end of the pipe. The transport doesn't watch for that.
    process.stdin.once("end", resolve).once("close", resolve);
    let last: unknown = "no reason is known";
    server.onerror = (error) => {
      last = error.message;
      const code = codeOf(error);
      if (code === undefined) return;
      const answer = { jsonrpc: "2.0", id: null, error: { code, message: messages[code] } };
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    };
    server.onclose = () => {
      reject(connectionLost(String(last)));
    };
  });
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_LINE }));
  await ended;
  // Calls that run when the client has said all are answered: each has its own limit of time.
  await Promise.allSettled(running);
  await new Promise((resolve) => setImmediate(resolve));
  return 0;
};

const messages = {
  [ErrorCode.ParseError]: "the line is no JSON: write one JSON object per line.",
  [ErrorCode.InvalidRequest]: "the line is no message of JSON-RPC 2.0.",
};

/** A line that is no message. The transport closes only after one that is too long. */
function codeOf(error: Error): keyof typeof messages | undefined {
  if (error instanceof SyntaxError) return ErrorCode.ParseError;
  return error.name === "ZodError" || error instanceof z.ZodError ? ErrorCode.InvalidRequest : undefined;
}

type Call = ReturnType<typeof makeCaller>;

function addTools(server: Server, call: Call): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, { title, description, input, output }]) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(z.strictObject(input), { target: "draft-7", io: "input" }) as Tool["inputSchema"],
      outputSchema: z.toJSONSchema(z.object(output), { target: "draft-7" }) as Tool["outputSchema"],
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }, extra) => {
    if (!Object.hasOwn(TOOLS, name)) return failure(unknownTool(name, suggestId(name, Object.keys(TOOLS))));
    const tool = name as ToolName;
    const { data, error } = z.strictObject(TOOLS[tool].input).safeParse(args);
    if (error === undefined) return call({ name: tool, input: data }, extra);
    const [issue] = error.issues;
    if (issue.code !== "unrecognized_keys") return failure(badArgument(name, issue.path.join("."), issue.message));
    const known = Object.keys(TOOLS[tool].input);
    const [unknown] = issue.keys;
    return failure(badArgument(name, unknown, `expected one of ${known.join(", ")}`, suggest(unknown, known)));
  });
}

/** Offers a list of all techniques, and a lesson about each package of them: when it applies, the pattern, and why it works. */
function addResources(server: Server, call: Call): void {
  const mimeType = "text/markdown";
  const lessons = Object.entries(readLessons()).map(([name, { about, sections }]) => ({
    name,
    uri: lessonAddress(name),
    // It begins with the name: "W-Wing: two cells …".
    title: about.split(/[:.]/)[0],
    text: [`# @wings/${name}`, about, ...Object.entries(sections).map((each) => `## ${each.join("\n\n")}`)].join(
      "\n\n",
    ),
  }));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [
      { ...LIST, title: "All techniques", description: "The id, level and lesson of each technique, easiest first" },
      ...lessons.map(({ name, title, uri }) => ({
        name,
        title,
        uri,
        mimeType,
        description: `When to look for it, and why it works: ${name}`,
      })),
    ],
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }, extra) => {
    if (uri === LIST.uri) {
      const { content } = await call({ name: "techniques", input: {} }, extra);
      const [first] = content;
      return { contents: [{ uri, mimeType: LIST.mimeType, text: first.type === "text" ? first.text : "" }] };
    }
    const lesson = lessons.find((each) => each.uri === uri);
    if (lesson === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no resource ${uri}.`);
    return { contents: [{ uri, mimeType, text: lesson.text }] };
  });
}

const LIST = { name: "techniques", uri: TECHNIQUES, mimeType: "text/plain" };

/** A text that the user can start with, with places for arguments: all of them are required. */
interface Prompt {
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly text: (values: Readonly<Record<string, string>>) => string;
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  "teach-this-step": {
    title: "Teach me this step",
    description: "Explains the next step of a board so that the player finds it",
    arguments: { board: "the board, as any text" },
    text: ({ board }) =>
      `Teach me the next step of this sudoku. Call the tool hint with level "where" first, tell me where to look, and wait for ` +
      `my answer. Then call it with "what", and at last with "why". Call draw with step "next" and show me the picture. ` +
      `Read the lesson that the hint names, and explain why the technique works on this board. ` +
      `Don't add a step that a tool did not return.\n\n${board}`,
  },
  "check-my-reasoning": {
    title: "Check my reasoning",
    description: "Checks each claim of a player about a board",
    arguments: {
      board: "the board, as any text",
      reasoning: "what the player thinks, such as: r4c5 can't be 7, because …",
    },
    text: ({ board, reasoning }) =>
      `Check my reasoning about this sudoku. Split it into claims such as r4c5≠7 or r4c5=7, and call the tool prove for each. ` +
      `Tell me which claims are right, which are wrong, and whether my reason is the one that proves it. ` +
      `If a claim is right and my reason is not, show me a reason that a tool returned.\n\nBoard:\n${board}\n\n` +
      `My reasoning:\n${reasoning}`,
  },
};

function addPrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: Object.entries(PROMPTS).map(([name, { title, description, arguments: args }]) => ({
      name,
      title,
      description,
      arguments: Object.entries(args).map(([name, description]) => ({ name, description, required: true })),
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: values = {} } }) => {
    if (!Object.hasOwn(PROMPTS, name)) throw new McpError(ErrorCode.InvalidParams, `there is no prompt ${name}.`);
    const { description, arguments: args, text } = PROMPTS[name];
    const missing = Object.keys(args).find((each) => values[each] === undefined);
    if (missing !== undefined) throw new McpError(ErrorCode.InvalidParams, `the prompt ${name} needs ${missing}.`);
    return { description, messages: [{ role: "user", content: { type: "text", text: text(values) } }] };
  });
}
