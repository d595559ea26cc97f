import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FORMATS, type Kept } from "../src/index.js";

const file = "../../../docs/formats.md";
const page = readFileSync(new URL(file, import.meta.url), "utf8");

const words = (kept: Kept): string => {
  if (kept === "as notes") return "as notes[^notes]";
  if (kept === "unless a lone candidate looks placed") return "yes[^lone]";
  return typeof kept === "string" ? kept : kept ? "yes" : "no";
};

/** A Markdown table with columns of one width each. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const lines = rows.map((row) => `| ${row.map((text, i) => text.padEnd(widths[i])).join(" | ")} |`);
  return [lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join("\n");
}

/** The table of the page. `pnpm test --update` writes it. */
it("docs/formats.md says what each format keeps", async () => {
  const rows = Object.entries(FORMATS).map(([name, { program, kind, keeps }]) => [
    ...[`\`${name}\``, program, kind, "yes", "yes", words(keeps.givens), words(keeps.digits), words(keeps.candidates)],
  ]);
  const head = ["name", "program", "kind", "read", "written", "givens", "placed digits", "eliminated candidates"];
  const text = page.replace(
    /(<!-- formats -->\n)[^]*?(<!-- \/formats -->)/,
    (_, start: string, end: string) => `${start}\n${tableOf([head, ...rows])}\n\n${end}`,
  );
  await expect(text).toMatchFileSnapshot(file);
});
