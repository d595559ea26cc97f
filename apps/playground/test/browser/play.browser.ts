import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { KNOWN } from "./known-wings.js";
import { HONEST } from "./plugins.js";
import { fileOf, inBrowser, shownBoard, textOf, usePlayground } from "./playground.js";
import { page } from "./serve.mjs";

/** The command as it is packed. */
const cli = fileURLToPath(new URL("../../../runner/dist/cli.cjs", import.meta.url));

it("the page is part of the packed command", () => {
  const folder = fileURLToPath(new URL("../../../runner", import.meta.url));
  const said = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ files }] = JSON.parse(said) as { files: { path: string }[] }[];
  const packed = new Set(files.map(({ path }) => path));
  for (const name of readdirSync(page, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
    expect(packed).toContain(`dist/page/${relative(page, join(name.parentPath, name.name)).replaceAll("\\", "/")}`);
});

inBrowser("wings play", () => {
  const playground = usePlayground();
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill();
  });

  it("opens the board of the input, with a policy that lets everything on the page work", async () => {
    const { puzzle } = KNOWN[3];
    const child = spawn(process.execPath, [cli, "play", "--no-open", puzzle], { stdio: ["ignore", "pipe", "ignore"] });
    running.push(child);
    const address = await new Promise<string>((resolve) => {
      child.stdout.setEncoding("utf8").once("data", (text: string) => {
        resolve(text.trim());
      });
    });
    const tab = await (await playground.context()).newPage();
    await tab.goto(address);
    await tab.getByText("One solution.").waitFor();
    expect(shownBoard(tab)).toBe(textOf(puzzle));
    await tab.getByRole("tab", { name: "Techniques" }).click();
    await tab.getByLabel("Add techniques from a file").setInputFiles(fileOf("honest.mjs", HONEST));
    await tab.getByText("adds Lone candidate").waitFor();
    await tab.getByRole("tab", { name: "Path" }).click();
    // The page finds the path by itself, as soon as nothing else is to be done.
    await tab.getByText(/steps to the solution/).waitFor();
    // A link from here is good for something else than one from a host.
    await tab.getByRole("button", { name: "Share" }).click();
    await tab.getByText("The link works on this machine only.").waitFor();
    await tab.getByRole("button", { name: "Close" }).click();
    // At its own port the page works without the command. At another one, it registers no service worker, and says so.
    const isSteady = new URL(address).port === "4871";
    await tab.getByRole("button", { name: "Help" }).click();
    await tab.getByText(isSteady ? "works offline after the first visit" : "works while “wings play” runs").waitFor();
    const registered = (): Promise<number> =>
      tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(isSteady ? 1 : 0);
    expect(playground.complaints).toEqual([]);
  });
});
