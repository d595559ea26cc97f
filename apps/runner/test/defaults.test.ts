import { describe, expect, test } from "vitest";
import { flagsOf } from "../src/command/define-command.js";
import { changesOf, namedFlags, withDefaults } from "../src/command/flag.js";
import { checkValue } from "../src/command/parse-flags.js";
import { COMMANDS } from "../src/commands/list.js";
import { wings } from "./in-process.js";

describe.each(COMMANDS.map((command) => [command.name, command] as const))("wings %s", (name, command) => {
  const flags = namedFlags(command.flags);

  test("has the defaults that its help shows, and the help shows all of them", async () => {
    const { out } = await wings([name, "--help"], { env: { COLUMNS: "1000" } });
    const shown = out.replace(/\s+/g, " ");
    const values = withDefaults(command.flags, {});
    for (const { name: flag, about, default: byDefault } of flags) {
      const text = `${about}${byDefault === undefined ? "" : ` (default: ${byDefault})`}`;
      expect(shown).toContain(text.replace(/\s+/g, " "));
      expect(values[flag]).toBe(byDefault);
    }
  });

  test("accepts its defaults as values", () => {
    for (const flag of flags)
      if (flag.default !== undefined) expect(checkValue(flag, String(flag.default), flag.name)).toBe(flag.default);
  });

  test("has no two flags with one letter", () => {
    const letters = flagsOf(command).flatMap(({ short }) => short ?? []);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

test("flags that say how to print, or where, change no answer", () => {
  for (const { flags } of COMMANDS) {
    for (const name of ["json", "ascii", "width", "no-color", "jobs", "executor", "resume", "summary"])
      if (name in flags) expect(changesOf(flags, name)).toBe("nothing");
    for (const name of ["shard", "range", "from"]) if (name in flags) expect(changesOf(flags, name)).toBe("boards");
    for (const name of ["only", "preset", "technique", "scale"])
      if (name in flags) expect(changesOf(flags, name)).toBe("answers");
  }
});
