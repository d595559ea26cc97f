import { expect, it } from "vitest";
import { inBrowser, usePlayground } from "./playground.js";

inBrowser("a lesson", () => {
  const playground = usePlayground();

  it("asks about a pattern that is near, of open cells, and writes whole sentences", async () => {
    const page = await playground.visit("#/practice/skyscraper");
    const question = page.locator(".question");
    await question.getByRole("button", { name: "Yes" }).click();
    await question.getByText("No: this is a Two-String Kite.").waitFor();
    await page.goto(`${playground.url}#/practice/full-house`);
    const here = page.locator(".lesson .here");
    await here.getByText(/open cell/).waitFor();
    expect(await here.textContent()).not.toContain("..");
  });
});
