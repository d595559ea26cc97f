/** Lets Node.js run the TypeScript sources of the workspace: `node --import ./scripts/sources/register.mjs FILE`. The tests use it. */
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
