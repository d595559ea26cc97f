import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { LADDER } from "@wings/ladder";
import { z } from "zod";
import { readLessons } from "../commands/techniques.js";

const LESSONS = readLessons();

/** The address of the lesson about a technique. */
export const lessonOf = (id: string): string | null => {
  const name = LADDER.find(({ technique }) => technique.id === id)?.package.replace("@wings/", "");
  return name !== undefined && name in LESSONS ? addressOf(name) : null;
};

const addressOf = (name: string): string => `wings://lessons/${name}`;

/** Offers a lesson about each package of techniques: when it applies, the pattern, and why it works. */
export function addLessons(server: McpServer): void {
  for (const [name, text] of Object.entries(LESSONS)) {
    const techniques = LADDER.filter((rung) => rung.package === `@wings/${name}`).map(
      ({ technique }) => technique.meta.name,
    );
    if (techniques.length === 0) continue;
    server.registerResource(
      name,
      addressOf(name),
      {
        title: techniques.join(", "),
        description: `When to look for it, and why it works: ${name}`,
        mimeType: "text/markdown",
      },
      (uri) => ({ contents: [{ uri: uri.href, mimeType: "text/markdown", text }] }),
    );
  }
}

const message = (text: string) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text } }] });

export function addPrompts(server: McpServer): void {
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
