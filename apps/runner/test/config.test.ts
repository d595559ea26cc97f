import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { EASY } from "./puzzles.js";
import { cli, wings as command, environment, expectRefusal, records, scratch, strange } from "./wings.js";

const folderOf = (): string => mkdtempSync(join(scratch, "config-"));
const write = (path: string, content: object | string): string => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
/** The first techniques of the ladder: as many as `count`. */
const only = (count: number): object => ({
  only: ["full-house", "naked-single", "hidden-single", "pointing", "claiming"].slice(0, count),
});
/** How many techniques the settings leave. */
const count = async (cwd: string, env = {}, args: readonly string[] = []): Promise<number> =>
  records((await wings(["techniques", "--json", ...args], { cwd, env })).out).length;

describe("a configuration is", () => {
  test("wings.config.json or the field of package.json, here or in the project root", async () => {
    const root = folderOf();
    const [between, here] = [join(root, "a"), join(root, "a/b")];
    write(join(root, ".git/HEAD"), "");
    write(join(root, "wings.config.json"), only(2));
    write(join(between, "wings.config.json"), only(1));
    mkdirSync(here);
    expect(await count(root)).toBe(2);
    // Folders between are no place for it.
    expect(await count(here)).toBe(2);
    rmSync(join(root, ".git"), { recursive: true });
    expect(await count(here)).toBeGreaterThan(5);
    write(join(root, "package.json"), { wings: only(3) });
    expect(await count(here)).toBe(2);
    rmSync(join(root, "wings.config.json"));
    expect(await count(here)).toBe(3);
    write(join(here, "wings.config.json"), only(4));
    expect(await count(here)).toBe(4);
    // A package is a project root, and ends the search.
    write(join(between, "package.json"), {});
    rmSync(join(here, "wings.config.json"));
    expect(await count(here)).toBe(1);
    rmSync(join(between, "wings.config.json"));
    expect(await count(here)).toBeGreaterThan(5);
  });

  test("overridden by the environment, and that by flags; it overrides the user's own", async () => {
    const folder = folderOf();
    const env = { XDG_CONFIG_HOME: join(folder, "xdg") };
    write(join(folder, "xdg/wings/config.json"), only(4));
    expect(await count(folder, env)).toBe(4);
    // Relative paths are not valid there.
    expect(await count(folder, { XDG_CONFIG_HOME: "xdg" })).toBeGreaterThan(5);
    write(join(folder, ".config/wings/config.json"), only(5));
    const { out } = await command(["techniques", "--json"], { cwd: folder, env: { HOME: folder } });
    expect(records(out)).toHaveLength(5);
    write(join(folder, "wings.config.json"), only(3));
    expect(await count(folder, env)).toBe(3);
    expect(await count(folder, { ...env, WINGS_ONLY: "full-house,naked-single" })).toBe(2);
    expect(await count(folder, { ...env, WINGS_ONLY: "full-house,naked-single" }, ["--only", "full-house"])).toBe(1);
  });

  test("never code: JavaScript files have no effect", async () => {
    const folder = folderOf();
    for (const name of ["wings.config.js", "wings.config.mjs", "wings.config.cjs"])
      write(join(folder, name), 'throw new Error("it ran");');
    expect(await wings(["rate", EASY], { cwd: folder })).toMatchObject({ status: 0, err: "" });
  });

  test("able to name plugins, relative to its folder", async () => {
    const folder = folderOf();
    cpSync(await strange("named", "{}"), join(folder, "plugins/named.mjs"));
    write(join(folder, "package.json"), { wings: { plugin: "./plugins/named.mjs" } });
    mkdirSync(join(folder, "below"));
    const { out, err } = await command(["techniques"], { cwd: join(folder, "below") });
    expect([err, out]).toEqual(["", expect.stringContaining("named.mjs")]);
  });

  test("overridden by a flag that turns a setting off", async () => {
    const folder = folderOf();
    write(join(folder, "wings.config.json"), { json: true });
    const rate = (...flags: readonly string[]) => wings(["rate", ...flags, EASY], { cwd: folder });
    expect((await rate()).out).toMatch(/^{/);
    expect((await rate("--json=false")).out).not.toMatch(/^{/);
    expectRefusal(await rate("--json=maybe"), 2, "WINGS_BAD_VALUE", "expected true or false");
    expectRefusal(await rate("--no-json"), 2, "WINGS_UNKNOWN_FLAG", "Did you mean --json=false?");
    expectRefusal(await rate("--summary=false"), 2, "WINGS_NEEDLESS_VALUE");
  });
});

describe("an invalid configuration is refused", () => {
  test.each([
    ["{ no json", "WINGS_BAD_CONFIG"],
    ["[]", "it is not an object"],
    ['{"onyl":["w-wing"]}', "Did you mean only?"],
    ['{"techniqueTimeout":"soon"}', "whole number"],
    ['{"json":"perhaps"}', "true or false"],
    ['{"":1}', 'unknown setting ""'],
    ['{"plugin":[""]}', "expected at least one"],
  ])("%s", async (text, word) => {
    const folder = folderOf();
    write(join(folder, "wings.config.json"), text);
    expectRefusal(await wings(["techniques"], { cwd: folder }), 2, word, join(folder, "wings.config.json"));
  });

  const DEEP = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  test.each([
    "only",
    "skip",
    "plugin",
    "set",
    "preset",
    "json",
    "trust",
    "width",
    "jobs",
    "maxGuesses",
    "techniqueTimeout",
  ])("a %s of another kind: it names the file and the key", async (key) => {
    const folder = folderOf();
    const path = join(folder, "wings.config.json");
    const values = ["null", "1.5", "[[1]]", "[null]", '[{"a":1}]', '{"a":{"toString":{}}}', DEEP];
    const numbers = ["width", "jobs", "maxGuesses", "techniqueTimeout"].includes(key) ? ["[80]", "true", '"1e3"'] : [];
    const others = { json: ["[]", "[true]", '{"toString":1}'], preset: ['["players"]'] }[key] ?? numbers;
    for (const value of [...values, ...others]) {
      write(path, `{"${key}":${value}}`);
      const result = await wings(["rate", EASY], { cwd: folder });
      const words = [`wings: ${path}: ${key}`, "expected ", value === DEEP ? "nested so deeply" : ""];
      expectRefusal(result, 2, ...words, /WINGS_BAD_VALUE/);
      expect(result.err.length).toBeLessThan(400);
    }
  });

  test("an option of another kind: it names the technique and the option", async () => {
    const folder = folderOf();
    const path = join(folder, "wings.config.json");
    for (const [value, name] of [
      [{ "als-xy-wing": { disjoint: [true] } }, "als-xy-wing.disjoint"],
      [{ "als-xy-wing": { disjoint: null } }, "als-xy-wing.disjoint"],
      [{ "als-xy-wing": { disjoint: { toString: 1 } } }, "als-xy-wing.disjoint"],
      [{ "als-xy-wing": null }, "als-xy-wing"],
      [{ "als-xy-wing.disjoint": [] }, "als-xy-wing.disjoint"],
    ] as const) {
      write(path, { set: value });
      const result = await wings(["rate", EASY], { cwd: folder });
      expectRefusal(result, 2, `wings: ${path}: set.${name} can't be `, "expected true, false or a whole number");
    }
    write(path, { set: { "als-xy-wing": { disjoint: true } } });
    expect((await wings(["rate", EASY], { cwd: folder })).status).toBe(0);
  });

  test.each([
    ["{ no json", "WINGS_BAD_CONFIG"],
    ['{"wings":[]}', 'its field "wings" is not an object'],
    ['{"wings":{"onyl":["w-wing"]}}', "Did you mean only?"],
  ])("package.json: %s", async (text, word) => {
    const folder = folderOf();
    write(join(folder, "package.json"), text);
    expectRefusal(await wings(["techniques"], { cwd: folder }), 2, word, join(folder, "package.json"));
  });

  test("a folder or a named pipe", async () => {
    const folder = folderOf();
    mkdirSync(join(folder, "wings.config.json"));
    expectRefusal(await wings(["techniques"], { cwd: folder }), 2, "WINGS_BAD_CONFIG");
    rmSync(join(folder, "wings.config.json"), { recursive: true });
    expect(spawnSync("mkfifo", [join(folder, "wings.config.json")]).status).toBe(0);
    expectRefusal(await wings(["techniques"], { cwd: folder }), 2, "WINGS_BAD_CONFIG");
  });

  test("but not a package.json that has none: a folder, or a broken one of somebody else", async () => {
    const folder = folderOf();
    mkdirSync(join(folder, "package.json"));
    expect((await wings(["techniques"], { cwd: folder })).status).toBe(0);
    const broken = folderOf();
    write(join(broken, "package.json"), "{ no json");
    chmodSync(join(broken, "package.json"), 0o666);
    expect((await wings(["techniques"], { cwd: broken })).status).toBe(0);
  });

  test("but not a byte order mark", async () => {
    const folder = folderOf();
    write(join(folder, "wings.config.json"), '\uFEFF{"json":true}');
    expect((await wings(["rate", EASY], { cwd: folder })).out).toMatch(/^\{/);
  });

  test("an environment variable", async () => {
    expectRefusal(await wings(["rate", EASY], { env: { WINGS_JOBS: "some" } }), 2, "WINGS_JOBS");
    expect((await wings(["check", EASY], { env: { WINGS_JSON: "1" } })).out).toMatch(/^\{/);
  });
});

const UNTRUSTED = "WINGS_UNTRUSTED_CONFIG";

describe.skipIf(process.platform === "win32")("a configuration that other users may write to is refused", () => {
  const expectRefused = async (folder: string, place: string, env = {}): Promise<void> =>
    expectRefusal(
      await wings(["techniques"], { cwd: folder, env }),
      2,
      UNTRUSTED,
      `other users may write to ${place}.`,
    );

  test.each(["wings.config.json", "package.json"])("%s", async (name) => {
    const folder = folderOf();
    const path = write(join(folder, name), { ...(name === "package.json" ? { wings: only(2) } : only(2)) });
    expect(await count(folder)).toBe(2);
    chmodSync(path, 0o646);
    await expectRefused(folder, path);
    chmodSync(path, 0o644);
    chmodSync(folder, 0o757);
    await expectRefused(folder, folder);
  });

  test("the user's own", async () => {
    const folder = folderOf();
    const path = write(join(folder, "wings/config.json"), {});
    chmodSync(path, 0o666);
    await expectRefused(folder, path, { XDG_CONFIG_HOME: folder });
  });

  test("a link to one", async () => {
    const [folder, other] = [folderOf(), folderOf()];
    const path = write(join(other, "target.json"), only(2));
    symlinkSync(path, join(folder, "wings.config.json"));
    expect(await count(folder)).toBe(2);
    chmodSync(other, 0o777);
    await expectRefused(folder, other);
  });

  test("but not a package.json without settings", async () => {
    const folder = folderOf();
    chmodSync(write(join(folder, "package.json"), {}), 0o666);
    expect(await count(folder)).toBeGreaterThan(5);
  });
});

describe.skipIf(process.platform === "win32")(
  "a plugin that other users may write to is refused in a configuration",
  () => {
    const expectRefused = async (folder: string, place: string): Promise<void> => {
      const path = join(folder, "wings.config.json");
      const words = [
        `from plugin in ${path}, is not trusted: other users may write to ${place}.`,
        `chmod go-w '${place}'`,
      ];
      expectRefusal(await wings(["rate", EASY], { cwd: folder }), 2, "WINGS_UNTRUSTED_PLUGIN", ...words);
    };

    test("a file, its folder, and a link to it", async () => {
      const folder = folderOf();
      const path = join(folder, "plugins/shared.mjs");
      cpSync(await strange("shared", "{}"), path, { recursive: true });
      write(join(folder, "wings.config.json"), { plugin: "./plugins/shared.mjs" });
      const rate = (...flags: readonly string[]) => command(["rate", ...flags, EASY], { cwd: folder });
      expect(await rate()).toMatchObject({ status: 0, err: "" });
      chmodSync(path, 0o646);
      await expectRefused(folder, path);
      // A plugin that the user has typed is the choice of the user.
      expect((await rate("--plugin", path)).status).toBe(0);
      chmodSync(path, 0o644);
      chmodSync(dirname(path), 0o777);
      await expectRefused(folder, dirname(path));
      symlinkSync(path, join(folder, "link.mjs"));
      write(join(folder, "wings.config.json"), { plugin: "./link.mjs" });
      await expectRefused(folder, dirname(path));
      chmodSync(dirname(path), 0o755);
      expect((await rate()).status).toBe(0);
    });

    test("a package and its package.json", async () => {
      const folder = folderOf();
      const installed = join(folder, "node_modules/wings-shared");
      cpSync(await strange("packed", "{}"), join(installed, "lib/index.js"), { recursive: true });
      const manifest = write(join(installed, "package.json"), { type: "module", main: "lib/index.js" });
      write(join(folder, "wings.config.json"), { plugin: "wings-shared" });
      expect((await command(["rate", EASY], { cwd: folder })).status).toBe(0);
      for (const place of [manifest, installed, join(installed, "lib"), join(installed, "lib/index.js")]) {
        chmodSync(place, 0o777);
        await expectRefused(folder, place);
        chmodSync(place, 0o755);
      }
      if (process.getuid?.() !== 0) return;
      chownSync(manifest, OTHER, OTHER);
      const { err } = await wings(["rate", EASY], { cwd: folder });
      expect(err).toMatch(`user ${OTHER} owns ${manifest}. (WINGS_UNTRUSTED_PLUGIN)\n`);
      expect(err).toMatch("Use a copy that you own");
    });
  },
);

const [ME, PRIVATE, OTHER] = [65_534, 65_534, 65_533];

// Only root may give a file to another user.
describe.runIf(process.getuid?.() === 0)("a configuration of another user is refused", () => {
  const expectRefused = async (folder: string, place: string): Promise<void> =>
    expectRefusal(await wings(["techniques"], { cwd: folder }), 2, UNTRUSTED, `user ${OTHER} owns ${place}.`);

  test("for root", async () => {
    const folder = folderOf();
    const path = write(join(folder, "wings.config.json"), only(2));
    chownSync(path, OTHER, 0);
    await expectRefused(folder, path);
    chownSync(path, 0, 0);
    chownSync(folder, OTHER, 0);
    await expectRefused(folder, folder);
    rmSync(path);
    // Without a configuration there is nothing to refuse.
    expect(await count(folder)).toBeGreaterThan(5);
  });

  test("a user may use files of root, their own and those of their private group", () => {
    const copy = join(scratch, "command");
    cpSync(dirname(cli), copy, { recursive: true });
    chmodSync(scratch, 0o755);
    const root = folderOf();
    chmodSync(root, 0o755);
    write(join(root, "package.json"), {});
    const here = join(root, "here");
    mkdirSync(here);
    const config = write(join(root, "wings.config.json"), only(2));
    const run = (owner: number, group: number, mode: number) => {
      chownSync(config, owner, group);
      chmodSync(config, mode);
      // Other test files leave a configuration in the common home folder.
      const how = { cwd: here, env: environment({ HOME: here }), uid: ME, gid: PRIVATE, encoding: "utf8" } as const;
      const { stdout, stderr } = spawnSync(process.execPath, [join(copy, "cli.cjs"), "techniques", "--json"], how);
      return stderr === "" ? records(stdout).length : stderr;
    };
    expect(run(0, 0, 0o644)).toBe(2);
    expect(run(ME, PRIVATE, 0o664)).toBe(2);
    expect(run(OTHER, OTHER, 0o644)).toContain(`user ${OTHER} owns ${config}. (${UNTRUSTED})`);
    expect(run(ME, OTHER, 0o664)).toContain(`other users may write to ${config}. (${UNTRUSTED})`);
    expect(run(ME, OTHER, 0o644)).toBe(2);
    chownSync(root, OTHER, OTHER);
    expect(run(ME, PRIVATE, 0o644)).toContain(`user ${OTHER} owns ${root}. (${UNTRUSTED})`);
  });
});
