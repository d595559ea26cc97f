import { PRESETS } from "@wings/ladder";
import { describe, expect, test } from "vitest";
import { flagsOf } from "../src/command/define-command.js";
import { changesOf, namedFlags, withDefaults, withoutDefaults } from "../src/command/flag.js";
import { shownDefaultOf } from "../src/command/help.js";
import { checkValue, parseFlags } from "../src/command/parse-flags.js";
import { COMMANDS } from "../src/commands/list.js";
import { wings } from "./in-process.js";

describe.each(COMMANDS.map((command) => [command.name, command] as const))("wings %s", (name, command) => {
  const flags = namedFlags(command.flags);

  test("has the defaults that its help shows, and the help shows all of them", async () => {
    const { out } = await wings([name, "--help"], { env: { COLUMNS: "1000" } });
    const shown = out.replace(/\s+/g, " ");
    const values = withDefaults(command.flags, parseFlags(name, [], flagsOf(command)).flags);
    for (const flag of flags) {
      const { name: flagName, about, default: byDefault } = flag;
      const text = shownDefaultOf(flag);
      expect(shown).toContain(`${about}${text === undefined ? "" : ` (default: ${text})`}`.replace(/\s+/g, " "));
      expect(values[flagName]).toEqual(byDefault);
      // More words may follow, if the default depends on other flags.
      if (byDefault !== undefined) expect(text).toMatch(new RegExp(`^${String(byDefault)}(, |$)`));
    }
  });

  test("says what a default is nowhere else", () => {
    for (const { about } of flags) expect(about).not.toMatch(/default|otherwise/i);
  });

  test("accepts its defaults as values, which are the same as none", () => {
    for (const flag of flags) {
      if (flag.default === undefined) continue;
      const written = checkValue(flag, String(flag.default), flag.name);
      expect(written).toEqual(flag.default);
      expect(withoutDefaults(command.flags, { [flag.name]: written })).toEqual({});
    }
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
    for (const name of ["only", "preset", "scale"]) if (name in flags) expect(changesOf(flags, name)).toBe("answers");
  }
});

test("the flags that choose techniques say so", () => {
  for (const { flags } of COMMANDS)
    for (const name of ["preset", "only", "skip", "plugin", "set"])
      if (flags[name]?.setting === true) expect(flags[name].choosesTechniques).toBe(true);
});

test("the presets are those of the ladder", () => {
  for (const { flags } of COMMANDS) if ("preset" in flags) expect(flags.preset.choices).toEqual(PRESETS);
});
