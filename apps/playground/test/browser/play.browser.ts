import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { KNOWN } from "./known.js";
import { HONEST } from "./plugins.js";
import { fileOf, inBrowser, shownBoard, textOf, usePlayground } from "./playground.js";

/** The command as it is packed. */
const cli = fileURLToPath(new URL("../../../runner/dist/cli.js", import.meta.url));

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
    const page = await (await playground.context()).newPage();
    await page.goto(address);
    await page.getByText("One solution.").waitFor();
    expect(shownBoard(page)).toBe(textOf(puzzle));
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.getByLabel("Add techniques from a file").setInputFiles(fileOf("honest.mjs", HONEST));
    await page.getByText("adds Lone candidate").waitFor();
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Find the path" }).click();
    await page.getByText(/steps to the solution/).waitFor();
    // There is no service worker here, and the browser says so.
    expect(playground.complaints.filter((each) => !each.includes("404"))).toEqual([]);
    playground.complaints.length = 0;
  });
});
