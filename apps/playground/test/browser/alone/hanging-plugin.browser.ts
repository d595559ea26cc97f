import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { KNOWN } from "../known-wings.js";
import { boardAt, inBrowser, loadPlugin, textOf, usePlayground } from "../playground.js";
import * as plugins from "../plugins.js";

const STUCK = textOf(boardAt(KNOWN[3].puzzle, "S4"));

inBrowser("a plugin's time limit", () => {
  const playground = usePlayground();

  it.runIf(isDeep)("one that hangs while the board changes is stopped once, and waited for once", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await loadPlugin(page, plugins.HANGER.replace('name: "Hanger",', 'name: "Hanger", after: "full-house",'));
    await page.getByText("adds Hanger").waitFor();
    const notices = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const text = document.querySelector(".status")?.textContent ?? "";
        if (text !== seen.at(-1)) seen.push(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return seen;
    });
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.waitForTimeout(1500);
    await page.locator("#cell-9").click();
    await page.keyboard.press("1");
    await page.locator(".status").getByText("stranger.mjs was stopped: see Techniques.").waitFor({ timeout: 3000 });
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card").waitFor({ timeout: 2000 });
    // Longer than the time limit: a second stop would come by now.
    await page.waitForTimeout(3200);
    const seen = await notices.jsonValue();
    expect(seen.filter((text) => text.includes("stranger.mjs"))).toHaveLength(1);
  });
});
