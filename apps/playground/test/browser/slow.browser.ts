import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { takeTurns } from "./input-methods.js";
import { DESKTOP, inBrowser, usePlayground } from "./playground.js";

const inTurn = takeTurns();
const loading = (page: Page) => page.getByRole("status").filter({ hasText: "Loading" });

inBrowser("on a slow connection", () => {
  const playground = usePlayground();

  /** The start page. All that it loads from now on waits for a call of `arrive`. */
  const visitSlowly = async (options: BrowserContextOptions): Promise<{ page: Page; arrive: () => void }> => {
    const context = await playground.context({ ...options, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${playground.url}#/`);
    await page.getByRole("heading", { name: /Every step/ }).waitFor();
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.route(/\/assets\//, async (route) => {
      await arrived;
      await route.continue();
    });
    return { page, arrive };
  };

  inTurn("a room says that it is loading", async ({ press, screen }) => {
    const { page, arrive } = await visitSlowly(screen);
    await press(page, page.getByRole("link", { name: "Practice a technique" }));
    await loading(page).waitFor();
    arrive();
    await page
      .getByRole("link", { name: /W-Wing/ })
      .first()
      .waitFor();
    expect(await loading(page).count()).toBe(0);
  });

  inTurn("a dialog says it, too, and a second press cancels it", async ({ press, screen }) => {
    const { page, arrive } = await visitSlowly(screen);
    const open = page.getByRole("button", { name: "Open", exact: true }).filter({ visible: true });
    await press(page, open);
    await loading(page).waitFor();
    await press(page, open);
    await loading(page).waitFor({ state: "detached" });
    await press(page, open);
    await loading(page).waitFor();
    await press(page, page.getByRole("button", { name: "Cancel" }));
    await loading(page).waitFor({ state: "detached" });
    await press(page, open);
    arrive();
    await page.getByRole("dialog", { name: "Open a board" }).waitFor();
    expect(await loading(page).count()).toBe(0);
  });

  it("Escape cancels a dialog that is still loading; one that comes gives the focus back", async () => {
    const { page, arrive } = await visitSlowly(DESKTOP);
    const help = page.getByRole("button", { name: "Help" });
    await help.focus();
    await page.keyboard.press("Enter");
    await loading(page).waitFor();
    await page.keyboard.press("Escape");
    await loading(page).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    arrive();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await help.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
