import { expect, it } from "vitest";
import { DESKTOP, PHONE, cell, drawn, inBrowser, usePlayground } from "./playground.js";

inBrowser("a browser that keeps nothing", () => {
  const playground = usePlayground();
  const notice = ".update";

  it("says at the start that storage is forbidden, in German, and fits a phone", async () => {
    const context = await playground.context({ ...PHONE, locale: "de" });
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    const page = await context.newPage();
    await page.goto(playground.url);
    await page.locator(notice).getByText("Der Speicher ist abgeschaltet. Erlaube Websitedaten").waitFor();
    const box = (await page.locator(notice).boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 360, box.height < 200]).toEqual([true, true, true]);
    await page.getByRole("button", { name: "Schließen" }).tap();
    await page.locator(notice).waitFor({ state: "detached" });
    // It stays quiet in other rooms.
    await page.getByRole("link", { name: "Spielen", exact: true }).tap();
    await page.locator(".levels").waitFor();
    expect(await page.locator(notice).count()).toBe(0);
  });

  it("says once in play that the storage is full", async () => {
    const context = await playground.context(DESKTOP);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/play/medium-605543`);
    await page.getByRole("grid").waitFor();
    expect(await page.locator(notice).count()).toBe(0);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
        for (let i = 0; i < 3; i++)
          try {
            localStorage.setItem(`other ${size} ${i}`, "x".repeat(size));
          } catch {
            // Full for this size.
          }
    });
    const first = page.locator(".cell:not(:has(.given))").first();
    await first.click();
    await page.keyboard.press("Shift+Digit1");
    await page.locator(notice).getByText("its storage is full. Remove boards on the start page").waitFor();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.locator(notice).waitFor({ state: "detached" });
    await page.keyboard.press("Shift+Digit2");
    await page.getByRole("link", { name: "Practice", exact: true }).click();
    await page.locator(".line-map, .next-card").first().waitFor();
    await drawn(page);
    expect(await page.locator(notice).count()).toBe(0);
    expect(await cell(page, 1, 1).count()).toBe(0);
  });
});
