import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { cli, environment, plugin, scratch, wings as wingsProcess } from "./wings.js";

const SHELLS = ["bash", "zsh", "fish"] as const;
const isThere = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;
const folder = join(scratch, "completion");
const script = (shell: string): string => join(folder, `wings.${shell}`);

beforeAll(async () => {
  mkdirSync(folder);
  for (const name of ["steps.svg", "two words.txt", "my-plugin.mjs"]) writeFileSync(join(folder, name), "");
  for (const shell of SHELLS) writeFileSync(script(shell), (await wings(["completion", shell])).out);
  const bin = `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`;
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/wings"), bin, { mode: 0o755 });
});

/** The candidates for the last of these words, without descriptions. */
const candidates = async (words: readonly string[]): Promise<string[]> => {
  const { out, status } = await wings(["__complete", "fish", ...words]);
  expect(status).toBe(0);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t")[0]);
};

test.each([
  ["re", ["regress"]],
  ["help ra", ["rate"]],
  ["rate --tech", ["--technique-timeout"]],
  ["rate --only xy", ["xy-wing", "xyz-wing", "xy-chain"]],
  ["rate --skip pkg:als-xy", ["pkg:als-xy-wing"]],
  ["steps --only full-house,xy", ["full-house,xy-wing", "full-house,xyz-wing", "full-house,xy-chain"]],
  ["steps --only=full-house,pkg:w-", ["--only=full-house,pkg:w-wing"]],
  ["rate --skip x --only xyz", ["xyz-wing"]],
  ["solve --until w-", ["w-wing", "w-ring"]],
  ["rate --set als-xy-wing.", ["als-xy-wing.disjoint=", "als-xy-wing.largest="]],
  ["rate --set als-xy-wing.disjoint=", ["als-xy-wing.disjoint=true", "als-xy-wing.disjoint=false"]],
  ["hint --level ", ["where", "what", "why"]],
  ["steps --sort=p", ["--sort=progress"]],
  ["draw --theme d", ["dark"]],
  ["draw -o st", [":files"]],
  ["draw --output=st", [":files"]],
  ["rate --plugin ./my", [":files"]],
  ["verify st", [":files"]],
  ["rate -- -", [":files"]],
  ["rate --jobs ", [":none"]],
  ["techniques xyz", ["xyz-wing"]],
  ["practice xyz", ["xyz-wing"]],
  ["convert --to si", ["simple-sudoku"]],
  ["completion ", ["bash", "zsh", "fish"]],
  ["nonsense --", [":none"]],
])("wings %s completes to %j", async (line, expected) => {
  expect(await candidates(line.split(" "))).toEqual(expected);
});

test("commands and flags have descriptions; flags are those of the command", async () => {
  expect((await wings(["__complete", "zsh", "dra"])).out).toMatch(/^draw\t\w.*\n$/);
  const flags = await candidates(["draw", "--"]);
  expect(flags).toEqual(expect.arrayContaining(["--next", "--output", "--step", "--theme", "--help"]));
  expect(flags).not.toContain("--jobs");
});

test("the techniques of plugins complete too, those of a configuration as well", async () => {
  const honest = await plugin("honest");
  const ids = (...words: string[]) => wingsProcess(["__complete", "fish", ...words], { cwd: folder });
  expect((await ids("rate", "--plugin", honest, "--only", "some")).out).toBe("someone/last-candidate\n");
  writeFileSync(join(folder, "wings.config.json"), JSON.stringify({ plugin: [honest] }));
  expect((await ids("rate", "--only", "some")).out).toBe("someone/last-candidate\n");
  // A plugin that can't be loaded does not stop completion.
  expect((await ids("rate", "--plugin", "./nowhere.mjs", "--only", "xyz")).out).toBe("xyz-wing\n");
});

test("a plugin of a configuration runs only for a word that needs its ids", async () => {
  const cwd = join(scratch, "noting");
  mkdirSync(cwd);
  writeFileSync(
    join(cwd, "noting.mjs"),
    'import { writeFileSync } from "node:fs";\nwriteFileSync("noted", "");\nexport default [];\n',
  );
  writeFileSync(join(cwd, "wings.config.json"), '{ "plugin": ["./noting.mjs"] }');
  const noted = async (line: string): Promise<boolean> => {
    rmSync(join(cwd, "noted"), { force: true });
    await wingsProcess(["__complete", "fish", ...line.split(" ")], { cwd });
    return existsSync(join(cwd, "noted"));
  };
  for (const line of ["", "rate ", "rate --on", "hint --level ", "rate --plugin ./", "rate --set als-xy-wing.dis"])
    expect([line, await noted(line)]).toEqual([line, false]);
  for (const line of ["rate --only ", "rate --set some"]) expect([line, await noted(line)]).toEqual([line, true]);
});

test.each([
  ["wings rate --only=full-house,pkg:w-", "w-", "w-wing\n"],
  ["wings rate --set als-xy-wing.disjoint=t", "t", "true\n"],
  ['NO_COLOR=1 wings rate --only "w-w', "w-w", "w-wing\n"],
  ["wings rate --jobs ", "", ":none\n"],
  ["wings rate two\\ w", "two\\ w", ""],
])("bash gets the part of the word that it replaces: %s", async (line, unfinished, out) => {
  expect((await wings(["__complete", "bash", "wings", unfinished, line])).out).toBe(out);
});

test.skipIf(!isThere("fish")).each([
  ["wings re", ["regress"]],
  ["wings rate --only full-house,w-r", ["full-house,w-ring"]],
  ["wings draw --output=st", ["--output=steps.svg"]],
  ["wings rate my", ["my-plugin.mjs"]],
  ["wings rate --jobs ", []],
])("fish: %s", (line, expected) => {
  const fish = 'source $argv[1]; complete -C "$argv[2]" | string replace -r "\\t.*" ""';
  const { stdout } = spawnSync("fish", ["--no-config", "-c", fish, script("fish"), line], {
    cwd: folder,
    env: environment({ PATH: `${join(folder, "bin")}:${process.env.PATH}` }),
    encoding: "utf8",
  });
  expect(stdout.split("\n").filter((word) => word !== "")).toEqual(expected);
});

/** Types lines with tabs into an interactive shell; returns the words that `wings` was then called with. */
async function called(shell: string, args: readonly string[], lines: readonly string[]): Promise<string[]> {
  const child = spawn("script", ["-qec", [shell, ...args].join(" "), "/dev/null"], {
    cwd: folder,
    env: environment({ TERM: "xterm", PS1: "ready> " }),
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  const until = async (isDone: () => boolean): Promise<void> => {
    for (const end = performance.now() + 20_000; !isDone() && performance.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const answers = (): string[] => [...text.matchAll(/<<([^\n<>]*)>>/g)].map(([, words]) => words);
  await until(() => text.includes("ready> "));
  const real = `'${join(folder, "bin/wings")}' "$@"`;
  const stub = `wings() { if [ "$1" = __complete ]; then ${real}; else printf '<%s%s>%s\\n' '<' "$*" '>'; fi; }; wings begin\n`;
  child.stdin.write(
    (shell === "zsh" ? "autoload -Uz compinit; compinit -u -D; " : "") + `source ${script(shell)}; ${stub}`,
  );
  await until(() => answers().length === 1);
  for (const [i, line] of lines.entries()) {
    // The shell reads the end of the line only after the completion.
    child.stdin.write(`${line}\t\n`);
    await until(() => answers().length === i + 2);
  }
  child.stdin.end("exit\n");
  await new Promise((resolve) => child.on("close", resolve));
  return answers().slice(1);
}

describe.each([
  ["bash", ["--norc", "--noprofile", "-i"]],
  ["zsh", ["-f", "-i"]],
] as const)("typed into %s", (shell, args) => {
  // The script for fish is tried in every run.
  test.skipIf(!isDeep || !isThere(shell))(
    "a tab completes ids in lists, packages, options, values and files",
    async () => {
      expect(
        await called(shell, args, [
          "wings reg",
          "wings rate --only=full-house,pkg:w-",
          "wings rate --set als-xy-wing.di",
          "wings rate --set als-xy-wing.disjoint=t",
          "wings draw --output=st",
          "wings rate --plugin ./my",
          "wings rate two",
        ]),
      ).toEqual([
        "regress",
        "rate --only=full-house,pkg:w-wing",
        "rate --set als-xy-wing.disjoint=",
        "rate --set als-xy-wing.disjoint=true",
        "draw --output=steps.svg",
        "rate --plugin ./my-plugin.mjs",
        "rate two words.txt",
      ]);
    },
    60_000,
  );
});
