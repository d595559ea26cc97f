import { expect, it } from "vitest";
import { errorPage } from "../error-page.mjs";

it("lists each error with its code, its message and when it is thrown", () => {
  const source = [
    'import { wingsError } from "./x.js";',
    "// --- Boards ---",
    'export const one = (cell: number) => wingsError("ONE", `${cell} is` + ` ${cell}.`, { cell });',
    "// --- Text ------",
    "/** Where it is used. */",
    'export function two() { return wingsError("TWO", "a | b"); }',
  ].join("\n");
  const page = errorPage([{ title: "Core", source }]);
  expect(page).toContain(
    "## Core\n\n### Boards\n\n| code | message |\n| --- | --- |\n| `WINGS_ONE` | … is …. |\n\n### Text",
  );
  expect(page).toContain("| `WINGS_TWO` | a \\| b — Where it is used. |");
});

it("sees through the functions of the file that hand a code and a message on", () => {
  const source = [
    "// --- Techniques ---",
    "const blame = (code: string, id: string, what: string, shown = what) =>",
    "  wingsError(code, `Technique ${id} ${shown}.`, { id });",
    'export const hangs = (id: string) => blame("HANGS", id, "hangs");',
    'export const fails = (id: string, why: string) => blame("FAILS", id, `fails: ${why}`);',
  ].join("\n");
  const page = errorPage([{ title: "Core", source }]);
  expect(page).toContain("| `WINGS_HANGS` | Technique … hangs. |\n| `WINGS_FAILS` | Technique … fails: …. |");
});
