import { expect, it } from "vitest";
import { PHONE, cell, inBrowser, usePlayground } from "./playground.js";

inBrowser("a digit that collides", () => {
  const playground = usePlayground();

  it("is the first thing that is said, and has no praise", async () => {
    const page = await playground.visit("#/play/easy-9", { ...PHONE, viewport: { width: 360, height: 560 } });
    await cell(page, 1, 2).tap();
    await page.keyboard.press("8");
    const status = page.locator(".room .status");
    const conflict = "r1c1 and r1c2 hold 8 in row 1.";
    await expect.poll(() => status.textContent()).toBe(conflict);
    // A hint is asked after the name of the step, so the name would be there by now.
    await page.getByRole("button", { name: "Hint", exact: true }).tap();
    await page.locator(".card").waitFor();
    await page.getByRole("button", { name: "Close the hint" }).tap();
    await expect.poll(() => status.textContent()).toBe(conflict);
  });
});
