import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { DESKTOP, PHONE, boardAt, cell, fileOf, inBrowser, shownBoard, textOf, usePlayground } from "./playground.js";
import { KNOWN } from "./known-wings.js";

const PUZZLE = KNOWN[3].puzzle;
const STUCK = textOf(boardAt(PUZZLE, "S4"));

/** What depends on colors and sizes; names and roles are the same on all screens. */
const LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "meta-viewport"];

/** What axe-core has against the page as it is now, in words. */
async function violations(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: check } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }> };
    };
    const found = await check.run({
      resultTypes: ["violations"],
      ...(values !== undefined && { runOnly: { type: "rule", values } }),
    });
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join()}`);
  }, rules);
}

const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
  ["light", { ...DESKTOP, colorScheme: "light" }],
  ["dark", { ...DESKTOP, colorScheme: "dark" }],
  ["light phone", { ...PHONE, colorScheme: "light" }],
  ["dark phone", { ...PHONE, colorScheme: "dark" }],
];

inBrowser("accessibility", () => {
  const playground = usePlayground();

  // Both color schemes and both layouts; in a deep run each of one with each of the other, and all rules on all of them.
  it.each(isDeep ? SCREENS : [SCREENS[0], SCREENS[3]])(
    "axe-core finds no violation in any part of a board's page: %s",
    async (name, screen) => {
      const rules = isDeep || name === "light" ? undefined : LOOKS;
      const page = await playground.visit(`#${STUCK}`, { ...screen, reducedMotion: "reduce" });
      const button = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const tab = (name: string) => page.getByRole("tab", { name }).click();
      const clean = async (where: string): Promise<void> => {
        expect(await violations(page, rules), where).toEqual([]);
      };
      await clean("first");
      for (const name of ["Next hint", "More", "More"]) {
        await button(name);
        await clean("hint");
      }
      await button("Close the hint");
      await tab("Path");
      await page.getByText(/to the solution/).waitFor();
      await clean("path");
      await tab("All steps");
      await button("Find all steps");
      await page.getByText(/^\d+ steps$/).waitFor();
      await page.getByRole("searchbox").fill("W-Wing");
      await page
        .locator("details.group, details")
        .first()
        .evaluate((group) => group.setAttribute("open", ""));
      await page.locator("ul.steps button").first().click();
      await clean("all steps");
      await tab("Argue");
      await page.locator("#cell-67").click();
      for (const name of ["2", "r8c5 isn’t 2", "Show me"]) await button(name);
      await page.locator(".verdict.proved").waitFor();
      await clean("argue");
      await tab("Techniques");
      await page
        .getByLabel("Add techniques from a file")
        .setInputFiles({ name: "bad.mjs", mimeType: "text/javascript", buffer: Buffer.from("export default 7;") });
      await page.locator(".plugins .error").waitFor();
      await clean("techniques");
    },
  );

  it.each(isDeep ? SCREENS : [SCREENS[0]])(
    "axe-core finds no violation in any dialog and any other room: %s",
    async (name, screen) => {
      const rules = isDeep || name === "light" ? undefined : LOOKS;
      const page = await playground.visit(`#${STUCK}`, { ...screen, reducedMotion: "reduce" });
      const button = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const clean = async (where: string): Promise<void> => {
        expect(await violations(page, rules), where).toEqual([]);
      };
      for (const name of ["Open", "Share", "Settings", "Help", "Print"]) {
        if (screen.isMobile === true && name !== "Open" && name !== "Share") await button("Menu");
        await button(name);
        await page.getByRole("dialog").waitFor();
        await clean(name);
        await button("Close");
      }
      for (const [hash, ready] of [
        ["#/", page.getByRole("heading", { name: /Every step/ })],
        ["#/play", page.getByRole("heading", { name: "New puzzle" })],
        ["#/play/medium-17", page.getByRole("grid")],
        ["#/progress", page.getByRole("heading", { name: "Statistics" })],
        ["#/film/1AA", page.getByRole("heading", { name: "This film can’t be shown" })],
        ["#/practice", page.getByRole("link", { name: /W-Wing/ }).first()],
        ["#/practice/w-wing", page.getByRole("button", { name: "Show me" })],
      ] as const) {
        await page.evaluate((next) => (location.hash = next), hash);
        await ready.waitFor();
        await clean(hash);
      }
      await button("Show me");
      await page.locator(".card .why").waitFor();
      await clean("an answer in practice");
    },
  );

  it("a part that can't be loaded says so, and is loaded by another try", async () => {
    const page = await playground.visit(`#${STUCK}`, { ...DESKTOP, serviceWorkers: "block" });
    const board = shownBoard(page);
    await page.route("**/argue-panel*.js", (route) => route.abort());
    await page.getByRole("tab", { name: "Argue" }).click();
    await page.getByRole("alert").getByText("could not be loaded").waitFor();
    await page.unroute("**/argue-panel*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Show that a step is right").waitFor();
    expect(shownBoard(page)).toBe(board);
    // The browser itself tells of the request that failed.
    expect(playground.complaints.splice(0).join()).toMatch(/ERR_FAILED/);
  });

  it("nothing is wider than a phone, or than a window that is enlarged four times", async () => {
    const page = await playground.visit(`#${STUCK}`, PHONE);
    for (const [width, height] of [
      [360, 740],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Each tab with what it holds at its widest: results, not only buttons.
      for (const [name, find, result] of [
        ["Path", undefined, ".ribbon [aria-current]"],
        ["All steps", "Find all steps", ".panel .found"],
        ["Techniques", undefined, ".panel .techniques"],
        ["Hint", "Next hint", ".panel .card"],
      ] as const) {
        await page.getByRole("tab", { name }).click();
        await page.getByRole("tabpanel", { name }).waitFor();
        if (find !== undefined && width === 360) await page.getByRole("button", { name: find }).click();
        await page.locator(result).first().waitFor();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
          .toBe(width);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const smallest = await page
      .locator("button:visible")
      .evaluateAll((all) => Math.min(...all.flatMap((each) => [each.clientWidth, each.clientHeight])));
    expect(smallest).toBeGreaterThanOrEqual(30);
  });

  it("contradictions and selections are visible without colors and announced", async () => {
    const page = await playground.visit(`#${PUZZLE}`, { ...DESKTOP, forcedColors: "active" });
    await cell(page, 1, 1).click();
    await page.keyboard.press("9");
    await page.getByText("r1c1 and r1c3 hold 9 in row 1.").waitFor();
    expect(await page.locator(".cell.wrong").count()).toBe(2);
    for (const [row, column] of [
      [1, 1],
      [1, 3],
    ]) {
      expect(await cell(page, row, column).getAttribute("aria-invalid")).toBe("true");
      expect(await cell(page, row, column).getAttribute("aria-label")).toMatch(/, contradictory$/);
    }
    expect(await cell(page, 5, 5).getAttribute("aria-invalid")).toBe("false");
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf(".cell.wrong .wrong-mark", "stroke-dasharray")).not.toBe("none");
    for (const [chosen, other] of [
      [".tabs [aria-selected='true']", ".tabs [aria-selected='false']"],
      [".segments [aria-pressed='true']", ".segments [aria-pressed='false']"],
    ])
      expect(await styleOf(chosen, "background-color")).not.toBe(await styleOf(other, "background-color"));
  });

  it("the results of loading a file and of a search are announced", async () => {
    const page = await playground.visit(`#${STUCK}`);
    const spoken = page.locator(".spoken[role='status']");
    await page.getByRole("tab", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Find all steps" }).click();
    await page.getByText(/^\d+ steps$/).waitFor();
    await spoken.getByText(/^Steps found: \d+\.$/).waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    const { HONEST, NO_TECHNIQUE } = await import("./plugins.js");
    const file = page.getByLabel("Add techniques from a file");
    await file.setInputFiles(fileOf("good.mjs", HONEST));
    await spoken.getByText("good.mjs is loaded.").waitFor();
    await file.setInputFiles(fileOf("bad.mjs", NO_TECHNIQUE));
    await spoken.getByText("good.mjs is loaded. bad.mjs was not loaded.").waitFor();
  });

  it("every cell has its label, and one of them is in the order of the Tab key", async () => {
    const page = await playground.visit(`#${PUZZLE}`);
    const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(labels).toHaveLength(81);
    for (const [i, label] of labels.entries())
      expect(label).toMatch(
        new RegExp(`^row ${Math.floor(i / 9) + 1} column ${(i % 9) + 1}, (\\d given|candidates( \\d)+)$`),
      );
    expect(labels[10]).toBe("row 2 column 2, 8 given");
    expect(labels[14]).toBe("row 2 column 6, 9 given");
    expect(await page.locator(".cell[tabindex='0']").count()).toBe(1);
    await cell(page, 1, 1).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("cell-17");
  });
});

inBrowser("safety", () => {
  const playground = usePlayground();
  const MARKUP = "<img src=x onerror=document.title='taken'><script>document.title='taken'</script>";

  const links = [
    ["markup, not encoded", `#${MARKUP}`],
    ["a technique that is none", `#${PUZZLE}&step=constructor:r1c1-1`],
    ["a text without end", `#${"1".repeat(200_000)}`],
  ];
  /** `state.test.ts` reads links of all kinds. */
  const moreLinks = [
    ["markup in place of a board", `#${encodeURIComponent(MARKUP)}`],
    ["markup behind a board", `#${PUZZLE}&step=${encodeURIComponent(`${MARKUP}:r1c1-1`)}`],
    ["an outcome that is none", `#${PUZZLE}&step=xy-wing:r1c1-1`],
    ["broken encoding", "#%E0%A4%A&step=%"],
    ["a script's address", "#javascript:document.title='taken'"],
  ];
  it("a hostile link is only text", async () => {
    const page = await (await playground.context()).newPage();
    for (const [what, hash] of isDeep ? [...links, ...moreLinks] : links) {
      await page.goto("about:blank");
      await page.goto(playground.url + hash);
      await page.locator(".status").getByText(/./).waitFor();
      // The page works, and by then any script of the link has had its time.
      await page.getByRole("button", { name: "Next hint" }).click();
      await page.locator(".card .why").waitFor();
      expect(await page.title(), what).toBe("wings: sudoku steps, explained");
      expect(await page.locator("img[src=x]").count(), what).toBe(0);
    }
  });

  it("the policy forbids inline scripts and styles, and every other host", async () => {
    const page = await playground.visit();
    const policy = (await page.locator("meta[http-equiv]").getAttribute("content"))!;
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toMatch(/https?:|\*/);
    const outcome = await page.evaluate(async () => {
      const script = document.createElement("script");
      let markup = "taken";
      try {
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=document.title='taken'>");
      } catch {
        markup = "refused";
      }
      try {
        script.text = "document.title = 'taken'";
        document.body.append(script);
      } catch {
        // Refused already where it becomes a script.
      }
      const network = await fetch("https://example.org/").then(
        () => "open",
        () => "refused",
      );
      return { title: document.title, markup, network };
    });
    expect(outcome).toEqual({ title: "wings: sudoku steps, explained", markup: "refused", network: "refused" });
    expect(playground.complaints.length).toBeGreaterThan(0);
    playground.complaints.length = 0;
  });

  it("requests go to its own server only, and never contain the board", async () => {
    const context = await playground.context();
    const page = await context.newPage();
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    await page.goto(`${playground.url}#${STUCK}`);
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card").waitFor();
    expect(asked.filter((url) => !url.startsWith(playground.url) && !url.startsWith("data:"))).toEqual([]);
    expect(asked.join()).not.toContain(STUCK.slice(2, 30));
  });

  it("works offline after the first visit, plugins and links too", async () => {
    const context = await playground.context();
    const page = await context.newPage();
    await page.goto(playground.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const manifest = JSON.parse(
      await page
        .evaluate(() => document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href)
        .then(async (href) => {
          const answer = await context.request.get(href);
          return answer.text();
        }),
    ) as { icons: { src: string; sizes: string }[]; display: string };
    expect(manifest.display).toBe("standalone");
    for (const { src } of manifest.icons)
      expect((await context.request.get(new URL(src, playground.url).href)).ok()).toBe(true);
    await context.setOffline(true);
    const other = await context.newPage();
    const fromNetwork: string[] = [];
    other.on("response", (response) => {
      if (response.url().startsWith("http") && !response.fromServiceWorker()) fromNetwork.push(response.url());
    });
    await other.goto(`${playground.url}#${STUCK}&step=w-wing:${KNOWN[3].outcome}`);
    await other.locator(".card").getByRole("heading", { name: "W-Wing" }).waitFor();
    expect(shownBoard(other)).toBe(STUCK);
    await other.getByRole("tab", { name: "Techniques" }).click();
    const { HONEST } = await import("./plugins.js");
    await other
      .getByLabel("Add techniques from a file")
      .setInputFiles({ name: "honest.mjs", mimeType: "text/javascript", buffer: Buffer.from(HONEST) });
    await other.getByText("adds Lone candidate").waitFor();
    // So do the other rooms, with new puzzles.
    await other.evaluate(() => (location.hash = "/play/easy-3"));
    await other.getByRole("heading", { name: "Easy" }).waitFor();
    await other.evaluate(() => (location.hash = "/practice/w-wing"));
    await other.getByText("Mark the candidates that go.").waitFor();
    await other.locator(".lesson .own").waitFor();
    expect(fromNetwork).toEqual([]);
  });
});
