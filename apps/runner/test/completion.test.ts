import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { environment, scratch, wings } from "./wings.js";

const SHELLS = ["bash", "zsh", "fish"] as const;
const isThere = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;
const folder = join(scratch, "completion");
const script = (shell: string): string => join(folder, `wings.${shell}`);

beforeAll(async () => {
  mkdirSync(folder);
  for (const name of ["steps.svg", "two words.txt", "my-plugin.mjs"]) writeFileSync(join(folder, name), "");
  for (const shell of SHELLS) writeFileSync(script(shell), (await wings(["completion", shell])).out);
});

/** What a shell offers behind a line: the function of bash is called as bash calls it, fish answers itself. */
function offered(shell: "bash" | "fish", line: string): string[] {
  const words =
    shell === "bash"
      ? [
          "--norc",
          "-c",
          'source "$0"; COMP_LINE=$1; COMP_POINT=${#1}; COMP_WORDS=(wings); _wings; printf "%s\\n" "${COMPREPLY[@]}"',
        ]
      : ["--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]" | string replace -r "\\t.*" ""'];
  const { stdout } = spawnSync(shell, [...words, script(shell), line], {
    cwd: folder,
    env: environment(),
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter((word) => word !== "")
    .sort();
}

const FILES = ["my-plugin.mjs", "steps.svg", "two words.txt"];

/** A line, and what is offered behind it. What bash parts at `:` and `=` stands on the screen already. */
const LINES: readonly (readonly [line: string, bash: readonly string[], fish?: readonly string[]])[] = [
  ["wings re", ["regress"]],
  ["wings help ra", ["rate"]],
  ["wings rate --tech", ["--technique-timeout"]],
  ["wings rate --only xy", ["xy-wing", "xyz-wing"]],
  ["wings rate --skip pkg:al", ["als-xy-wing"], ["pkg:als-xy-wing"]],
  ["wings steps --only full-house,xy", ["full-house,xy-wing", "full-house,xyz-wing"]],
  ["wings steps --only=full-house,pkg:w-", ["w-wing"], ["--only=full-house,pkg:w-wing"]],
  ["wings solve --until w-", ["w-ring", "w-wing"]],
  ["wings rate --set als-xy-wing.", ["als-xy-wing.disjoint=", "als-xy-wing.largest="]],
  [
    "wings rate --set als-xy-wing.disjoint=",
    ["false", "true"],
    ["als-xy-wing.disjoint=false", "als-xy-wing.disjoint=true"],
  ],
  ["wings hint --level ", ["concrete", "full", "vague"]],
  ["wings steps --sort=p", ["progress"], ["--sort=progress"]],
  ["wings draw --theme d", ["dark"]],
  ["wings draw -o st", ["steps.svg"]],
  ["wings draw --next --output=st", ["steps.svg"], ["--output=steps.svg"]],
  ["wings rate --resume st", ["steps.svg"]],
  ["wings rate --plugin ./my", ["./my-plugin.mjs"]],
  ["wings verify st", ["steps.svg"]],
  ["wings rate my", ["my-plugin.mjs"]],
  ["wings rate --jobs ", []],
  ["wings completion ", ["bash", "fish", "zsh"]],
];

const cases = LINES.map(([line, bash, fish = bash]) => ({ line, bash, fish }));

test.each(SHELLS)("%s knows commands and flags", async (shell) => {
  const { status, out } = await wings(["completion", shell]);
  expect(status).toBe(0);
  for (const word of ["solve", "regress", "technique-timeout", "vague"]) expect(out).toContain(word);
});

describe.each(["bash", "fish"] as const)("%s offers", (shell) => {
  test.skipIf(!isThere(shell)).each(cases)("$line", ({ line, bash, fish }) => {
    expect(offered(shell, line)).toEqual(shell === "bash" ? bash : fish);
  });
});

test("bash: commands first, every flag of a command, files behind --, and each where a word of the line is quoted", () => {
  expect(offered("bash", "wings ")).toContain("techniques");
  expect(offered("bash", "wings draw --")).toEqual(
    expect.arrayContaining(["--next", "--output", "--step", "--theme", "--help"]),
  );
  expect(offered("bash", "wings draw --")).not.toContain("--jobs");
  expect(offered("bash", "wings techniques ")).toContain("--plugin");
  expect(offered("bash", "wings rate -- ")).toEqual(expect.arrayContaining(FILES));
  expect(offered("bash", "wings rate two\\ w")).toEqual(["two words.txt"]);
  expect(offered("bash", "NO_COLOR=1 wings rate --only w-w")).toEqual(["w-wing"]);
});

/** Types lines with tabs into an interactive shell, and answers with what `wings` was then called with. */
async function called(shell: string, start: readonly string[], lines: readonly string[]): Promise<string[]> {
  const child = spawn("script", ["-qec", [shell, ...start].join(" "), "/dev/null"], {
    cwd: folder,
    env: environment({ TERM: "xterm", PS1: "ready> " }),
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  const seen = async (what: () => boolean): Promise<void> => {
    for (const end = performance.now() + 10_000; !what() && performance.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const answers = (): string[] => [...text.matchAll(/<<([^\n<>]*)>>/g)].map(([, words]) => words);
  await seen(() => text.includes("ready> "));
  const define = `wings() { printf '<%s%s>%s\\n' '<' "$*" '>'; }; wings begin\n`;
  child.stdin.write(
    (shell === "zsh" ? "autoload -Uz compinit; compinit -u -D; " : "") + `source ${script(shell)}; ${define}`,
  );
  await seen(() => answers().length === 1);
  for (const [i, line] of lines.entries()) {
    child.stdin.write(`${line}\t`);
    // A shell that is still at it would take the end of the line for something else.
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.stdin.write("\n");
    await seen(() => answers().length === i + 2);
  }
  child.stdin.end("exit\n");
  await new Promise((resolve) => child.on("close", resolve));
  return answers().slice(1);
}

describe.each([
  ["bash", ["--norc", "--noprofile", "-i"]],
  ["zsh", ["-f", "-i"]],
] as const)("typed into %s", (shell, start) => {
  test.skipIf(!isThere(shell))(
    "a tab completes ids in lists, packages, options, values and files",
    async () => {
      expect(
        await called(shell, start, [
          "wings reg",
          "wings rate --tech",
          "wings rate --only w-r",
          "wings rate --only full-house,w-r",
          "wings rate --only=full-house,pkg:w-",
          "wings solve --until xyz",
          "wings rate --set als-xy-wing.di",
          "wings rate --set als-xy-wing.disjoint=t",
          "wings hint --level v",
          "wings draw -o st",
          "wings draw --output=st",
          "wings rate --plugin ./my",
          "wings rate two",
        ]),
      ).toEqual([
        "regress",
        "rate --technique-timeout",
        "rate --only w-ring",
        "rate --only full-house,w-ring",
        "rate --only=full-house,pkg:w-wing",
        "solve --until xyz-wing",
        "rate --set als-xy-wing.disjoint=",
        "rate --set als-xy-wing.disjoint=true",
        "hint --level vague",
        "draw -o steps.svg",
        "draw --output=steps.svg",
        "rate --plugin ./my-plugin.mjs",
        "rate two words.txt",
      ]);
    },
    30_000,
  );
});
