import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guessAuthor, managerOf } from "../src/guess.js";
import { createTechnique, namesOf } from "../src/index.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wings-create-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const create = (name?: string, author: string | undefined = "Jane Doe", from = folder) =>
  createTechnique({ name, author, from });
const read = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");
const failing = (code: string): unknown => expect.objectContaining({ code, hint: expect.stringMatching(/./) });
/** What a call throws. */
const errorOf = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

describe("names", () => {
  it("are derived from one", () => {
    expect(namesOf("finned-x-wing")).toEqual({
      word: "finned-x-wing",
      constant: "finnedXWing",
      type: "FinnedXWing",
      title: "Finned-X-Wing",
    });
  });

  it.each([
    ["two-string-kite", "jane-doe/two-string-kite", "two-string-kite"],
    ["Two_String Kite", "jane-doe/two-string-kite", "Two_String Kite"],
    ["wings-kite", "jane-doe/kite", "wings-kite"],
    ["./deep/kite", "jane-doe/kite", "deep/kite"],
    ["someone/kite", "someone/kite", "kite"],
    ["@someone/kite", "someone/kite", "kite"],
    ["j.doe/kite/", "j-doe/kite", "kite"],
    ["ro/kite", "ro/kite", "kite"],
    ["./ro/kite", "jane-doe/kite", "ro/kite"],
    ["deep/er/kite", "jane-doe/kite", "deep/er/kite"],
    ["./-kite", "jane-doe/kite", "-kite"],
    ["my-technique-two", "jane-doe/my-technique-two", "my-technique-two"],
    ["3d-medusa", "jane-doe/medusa-3d", "3d-medusa"],
    ["wings-3d-2-medusa", "jane-doe/medusa-3d-2", "wings-3d-2-medusa"],
  ])("%s becomes %s", (name, id, path) => {
    // A folder that is there already makes no difference.
    mkdirSync(join(folder, "ro"));
    const created = create(name);
    expect(created.names).toMatchObject({ id, packageName: `wings-${id.split("/")[1]}`, author: "Jane Doe" });
    expect(created.folder).toBe(join(folder, path));
  });

  it("are those of the empty folder where one is, a fresh repository included", () => {
    const from = join(folder, "kite");
    mkdirSync(join(from, ".git"), { recursive: true });
    expect(create(undefined, "Jane Doe", from)).toMatchObject({ folder: from, names: { id: "jane-doe/kite" } });
  });

  it("of the author are guessed", () => {
    expect(guessAuthor()).not.toBe("");
    expect(createTechnique({ name: "kite", from: folder }).names.author).toBe(guessAuthor());
    expect(create("other", "Zoë Müller").names).toMatchObject({ id: "zoe-muller/other", author: "Zoë Müller" });
  });
});

describe("the package", () => {
  it("has a build that begins with nothing", () => {
    create("kite");
    const { scripts } = JSON.parse(read("kite/package.json")) as { scripts: Record<"build" | "clean", string> };
    expect(scripts.build).toMatch(/^npm run clean && /);
    mkdirSync(join(folder, "kite/dist"));
    writeFileSync(join(folder, "kite/dist/old-name.d.ts"), "");
    // Also where there is nothing yet.
    for (let times = 0; times < 2; times++) {
      expect(spawnSync(scripts.clean, { cwd: join(folder, "kite"), shell: true }).status).toBe(0);
      expect(readdirSync(join(folder, "kite"))).not.toContain("dist");
    }
  });

  it("has tests that fail where one of them is to stand for all", () => {
    create("kite");
    const { scripts } = JSON.parse(read("kite/package.json")) as { scripts: Record<"test", string> };
    writeFileSync(
      join(folder, "one.test.ts"),
      'import { it } from "vitest";\nit.only("a", () => {});\nit("b", () => {});\n',
    );
    const [, ...flags] = scripts.test.split(" ");
    const vitest = join(import.meta.dirname, "../../../node_modules/vitest");
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(vitest, join(folder, "node_modules/vitest"), "junction");
    const env = { ...process.env, CI: "" };
    const { status, stderr } = spawnSync(process.execPath, [join(vitest, "vitest.mjs"), ...flags, "one"], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
    expect(stderr).toContain("Unexpected .only modifier");
    expect(status).toBe(1);
  });

  it("has all files, and nothing of the template's own names is left", () => {
    const { files } = create("two-string-kite");
    expect(files).toEqual([
      ".github/workflows/ci.yml",
      ".gitignore",
      "LICENSE",
      "README.md",
      "package.json",
      "src/index.ts",
      "src/two-string-kite.ts",
      "test/reference.ts",
      "test/two-string-kite.test.ts",
      "tsconfig.build.json",
      "tsconfig.json",
    ]);
    for (const file of files) {
      expect(read("two-string-kite", file)).not.toMatch(/my.?technique|an.author|\(year\)|@wings\/two/i);
    }
    expect(read("two-string-kite/LICENSE")).toContain(`${new Date().getFullYear()} Jane Doe`);
    expect(read("two-string-kite/README.md")).toMatch(/^# wings-two-string-kite\n/);
    expect(read("two-string-kite/src/two-string-kite.ts")).toContain('id: "jane-doe/two-string-kite"');
  });

  it("is the example's, but for the technique itself", () => {
    const root = join(import.meta.dirname, "../../..");
    const { files } = create("two-string-kite");
    for (const file of files.filter((name) => /json$|yml$|ignore$|LICENSE$/.test(name))) {
      const example = readFileSync(join(root, "examples/third-party", file), "utf8");
      const known = (text: string): string =>
        text
          // The example has replaced the text of the scaffold, so its workflow runs the package check.
          .replace(/^ +# Remove the comment sign .*\n( +)# (?=- run)/m, "$1")
          .replace(/"description": .*|"test:node": .*|\(c\) \d+/g, "")
          .replace(/\n\s*\n/g, "\n");
      expect(known(read("two-string-kite", file)), file).toBe(known(example));
    }
  });

  it("has a README with the sections of every technique", () => {
    create("two-string-kite");
    const headings = (page: string): string[] => page.match(/^## .+/gm) ?? [];
    const other = readFileSync(join(import.meta.dirname, "../../w-wing/README.md"), "utf8");
    expect(headings(read("two-string-kite/README.md"))).toEqual(headings(other));
  });

  it("has a README, like the example, that installs the command before npx looks for it: `wings` is another package", () => {
    create("two-string-kite");
    const example = join(import.meta.dirname, "../../../examples/third-party/README.md");
    for (const page of [read("two-string-kite/README.md"), readFileSync(example, "utf8")]) {
      const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block]) => block.trim().split("\n"));
      const call = commands.findIndex((line) => line.startsWith("npx wings "));
      expect(call).toBeGreaterThan(0);
      expect(commands[call - 1]).toBe("npm install @wings/runner wings-two-string-kite");
    }
  });

  it.each(['Jane "JD" Doe', "a\\b", "$& $1 $$", "An Author"])("is whole with the author %s", (author) => {
    create("my-technique-two", author);
    expect(JSON.parse(read("my-technique-two/package.json"))).toMatchObject({ name: "wings-my-technique-two", author });
    expect(read("my-technique-two/LICENSE")).toContain(`${new Date().getFullYear()} ${author}\n`);
    expect(read("my-technique-two/src/my-technique-two.ts")).toContain("const myTechniqueTwo =");
  });

  it("has a blank line in front of each heading", () => {
    create("kite");
    expect(read("kite/README.md")).toMatch(/```\n\n## When it applies\n/);
    expect(read("kite/README.md")).not.toMatch(/[^\n]\n#+ /);
  });

  it("asks for the tools of this workspace", () => {
    create("kite");
    type Manifest = Record<"devDependencies", Record<string, string>>;
    const manifest = (...path: string[]) => JSON.parse(readFileSync(join(...path, "package.json"), "utf8")) as Manifest;
    const root = join(import.meta.dirname, "../../..");
    const own = manifest(root, "packages/create-wings-technique").devDependencies;
    const tools = { ...manifest(root).devDependencies, ...own };
    const wanted = Object.entries(manifest(folder, "kite").devDependencies).filter(([name]) => !name.includes("wings"));
    expect(wanted.length).toBeGreaterThan(4);
    for (const [name, range] of wanted) expect(range, name).toBe(tools[name]);
  });
});

describe("nothing is written", () => {
  it("into a folder that holds something", () => {
    mkdirSync(join(folder, "kite"));
    writeFileSync(join(folder, "kite/thoughts.txt"), "mine");
    expect(errorOf(() => create("kite"))).toEqual(failing("WINGS_NOT_EMPTY"));
    expect(readdirSync(join(folder, "kite"))).toEqual(["thoughts.txt"]);
  });

  it("in place of a file", () => {
    writeFileSync(join(folder, "kite"), "mine");
    expect(errorOf(() => create("kite"))).toEqual(failing("WINGS_NOT_A_FOLDER"));
    expect(read("kite")).toBe("mine");
  });

  it.each([
    ["..3", "WINGS_BAD_NAME"],
    ["3-4", "WINGS_BAD_NAME"],
    ["42", "WINGS_BAD_NAME"],
    ["---", "WINGS_BAD_NAME"],
    ["class", "WINGS_NAME_TAKEN"],
    ["Default", "WINGS_NAME_TAKEN"],
    ["wings-new", "WINGS_NAME_TAKEN"],
    ["pattern", "WINGS_NAME_TAKEN"],
    ["define-technique", "WINGS_NAME_TAKEN"],
    ["index", "WINGS_NAME_TAKEN"],
    ["reference", "WINGS_NAME_TAKEN"],
    ["k".repeat(209), "WINGS_NAME_TOO_LONG"],
  ])("for the name %s", (name, code) => {
    expect(errorOf(() => create(name))).toEqual(failing(code));
    expect(readdirSync(folder)).toEqual([]);
  });

  it("for the name of anything that the template imports or makes at the top of a module", () => {
    const template = join(import.meta.dirname, "../template");
    const files = readdirSync(template, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(ts|md)$/.test(file),
    );
    const code = files.map((file) => readFileSync(join(template, file), "utf8")).join("\n");
    const imported = [...code.matchAll(/^import \{(.*?)\}/gm)].flatMap(([, names]) => names.split(","));
    const made = [...code.matchAll(/^(?:export )?(?:const|function\*?) (\w+)/gm)].map(([, name]) => name);
    const names = [...imported, ...made]
      .map((name) => name.trim())
      // A constant begins with a small letter; the rest are types, and other constants of the template.
      .filter((name) => /^[a-z]\w+$/.test(name) && name !== "myTechnique");
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const word = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(
        errorOf(() => create(word)),
        word,
      ).toEqual(failing("WINGS_NAME_TAKEN"));
    }
  });

  it("without a name in a folder that holds something, or for an author without a letter", () => {
    writeFileSync(join(folder, "thoughts.txt"), "mine");
    expect(errorOf(() => create())).toEqual(failing("WINGS_NO_NAME"));
    expect(errorOf(() => create("kite", "!?"))).toEqual(failing("WINGS_BAD_AUTHOR"));
    expect(readdirSync(folder)).toEqual(["thoughts.txt"]);
  });

  it("where the disk is in the way: the error says so", () => {
    writeFileSync(join(folder, "file"), "");
    expect(errorOf(() => create("./file/kite"))).toEqual(failing("WINGS_NOT_WRITTEN"));
  });
});

it("speaks the language of the package manager that called", () => {
  const said = (agent?: string): string[] => {
    const { install, run, exec } = managerOf(agent);
    return [install, run("dev"), run("test"), exec("wings")];
  };
  expect(said()).toEqual(["npm install", "npm run dev", "npm test", "npx wings"]);
  expect(said("npm/10.8.2 node/v20.20.2 linux x64 workspaces/false")).toEqual(said());
  expect(said("pnpm/10.34.8 npm/? node/v20.20.2 linux x64")).toEqual([
    "pnpm install",
    "pnpm dev",
    "pnpm test",
    "pnpm exec wings",
  ]);
  expect(said("yarn/1.22.22 npm/? node/v20.20.2 linux x64")[3]).toBe("yarn exec wings");
});

describe("the command", () => {
  /** The command from its sources, in a separate folder that has the template beside it. */
  const built = mkdtempSync(join(tmpdir(), "wings-create-built-"));
  beforeAll(async () => {
    await build({
      entryPoints: [join(import.meta.dirname, "../src/cli.ts")],
      outfile: join(built, "dist/cli.mjs"),
      bundle: true,
      platform: "node",
      format: "esm",
    });
    for (const part of ["template", "package.json"]) {
      cpSync(join(import.meta.dirname, "..", part), join(built, part), { recursive: true });
    }
  });
  afterAll(() => {
    rmSync(built, { recursive: true });
  });

  const command = (...args: string[]) => commandWith({}, ...args);
  const commandWith = (kept: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(built, "dist/cli.mjs"), ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...kept },
    });
    return { status, out: stdout, err: stderr };
  };

  it("writes a package and says what to do next", () => {
    const { status, out } = command("kite", "--author", "Jane Doe");
    expect(status).toBe(0);
    expect(out).toContain("technique jane-doe/kite");
    expect(out).toMatch(/cd kite\n.*install\n/);
    expect(out).toContain("wings solve --plugin .");
    expect(readdirSync(join(folder, "kite"))).toContain("package.json");
  });

  it("says how to go to a folder that a shell would take for something else", () => {
    expect(command("./-kite").out).toContain("cd ./-kite\n");
    if (process.platform === "win32") return;
    expect(command("Two String's Kite").out).toContain("cd 'Two String'\\''s Kite'\n");
  });

  it("takes `--` for what npm makes of it, where npm is not there", () => {
    expect(command("kite", "--", "--author", "Zoë").out).toContain("technique zoe/kite");
  });

  it("says so where the id is not the name that was asked for", () => {
    const { out } = command("3d-medusa", "--author", "Zoë");
    expect(out).toContain("technique zoe/medusa-3d\n\nAn id begins with a letter, so the id of 3d-medusa is medusa-3d");
    expect(out).toContain("cd 3d-medusa\n");
    expect(read("3d-medusa/src/medusa-3d.ts")).toMatch(
      /export const medusa3d = .*defineTechnique\(\{\n.*\n {2}name: "3d-Medusa"/,
    );
    expect(command("kite").out).not.toContain("begins with a letter");
  });

  it("notices that npm took --author for itself", () => {
    const { status, err } = commandWith({ npm_config_author: "true" }, "kite", "Jane Doe");
    expect([status, err]).toEqual([2, expect.stringMatching(/`--` is missing before it.*WINGS_DASHES_MISSING/)]);
    expect(readdirSync(folder)).toEqual([]);
    expect(commandWith({ npm_config_author: "Zoë" }, "kite").out).toContain("technique zoe/kite");
  });

  it("explains itself, and what is wrong", () => {
    expect(command("--help").out).toContain("npm create wings-technique [name]");
    expect(command("--version").out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(readdirSync(folder)).toEqual([]);
    for (const [args, code] of [
      [["--colour"], "WINGS_UNKNOWN_FLAG"],
      [["one", "two"], "WINGS_TOO_MANY_NAMES"],
      [["42"], "WINGS_BAD_NAME"],
    ] as const) {
      const { status, err } = command(...args);
      expect(status).toBe(2);
      expect(err).toContain(code);
      expect(err.trim().split("\n")).toHaveLength(2);
    }
  });
});
