import { type Run, defineCommand } from "../../command/define-command.js";

/** A separate bundle: the SDK would slow the start of every command. `import` would search it for exports, 0.2 s of work. */
async function loadServer(): Promise<{ run: Run }> {
  const { createRequire } = await import("node:module");
  return createRequire(import.meta.url)("./mcp.cjs") as { run: Run };
}

export const mcp = defineCommand({
  name: "mcp",
  about: "serve wings to an assistant: a Model Context Protocol server on stdin and stdout",
  operands: "",
  inputs: "none",
  flags: {},
  flagHints: { layout: "Its tools take a layout." },
  examples: [["wings mcp", "the command that your assistant starts; docs/mcp.md shows how to set it up"]],
  load: loadServer,
});
