import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import * as plugins from "./plugins.js";
import { DESKTOP, boardAt, inBrowser, loadPlugin, shownBoard, textOf, usePlayground } from "./playground.js";
import { KNOWN } from "./known-wings.js";

const STUCK = textOf(boardAt(KNOWN[3].puzzle, "S4"));
/** A board with lone candidates, so that there is something to be found. */
const START = textOf(KNOWN[3].puzzle);

/** Waits until an answer of a plugin would have come too late (after 3 s), to see that nothing happens then. */
const outlast = (page: Page): Promise<void> => page.waitForTimeout(3200);
const fault = (page: Page) => page.locator(".plugins .error p").innerText();
const findAll = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: "All steps" }).click();
  await page.getByRole("button", { name: "Find all steps" }).click();
};

type Unloadable = readonly (readonly [what: string, text: string, message: RegExp])[];
/** Files with a fault that shows when they are loaded, and how the page names it. */
const UNLOADABLE: Unloadable = [
  ["hangs while it is imported", plugins.HANGS_AT_IMPORT, /its import: stopped, .* \(WINGS_PLUGIN_TIMEOUT\)/],
  ["exports something else", plugins.NO_TECHNIQUE, /default export is number.*WINGS_PLUGIN_SHAPE/],
  ["is no JavaScript", plugins.BROKEN, /can't be loaded: .*WINGS_PLUGIN_BROKEN/],
  ["imports a package", plugins.OTHER_PACKAGE, /imports lodash-es, but only.*WINGS_PLUGIN_IMPORT/],
  ["imports what this core does not have", plugins.NEWER_CORE, /imports somethingNew.*WINGS_PLUGIN_CORE/],
  ["is made by hand, and not whole", plugins.BARE, /expected a text.*WINGS_PLUGIN_BROKEN/],
  ["says nothing of itself", plugins.SAYS_NULL, /text of at most.*WINGS_PLUGIN_BROKEN/],
];
/** They take the same way through the page. `read-techniques.test.ts` has every fault of a technique. */
const MORE_UNLOADABLE: Unloadable = [
  ["has an id without an author", plugins.BARE_ID, /the id nobody has no author.*WINGS_PLUGIN_ID/],
  ["imports a file", plugins.OTHER_FILE, /imports \.\/parts\.js, but only.*WINGS_PLUGIN_IMPORT/],
  ["has no text for its name", plugins.ODD_NAME, /a\/o.*name.*WINGS_PLUGIN_BROKEN/],
  ["has an id that is no name", plugins.ODD_ID, /__proto__\/x.*WINGS_PLUGIN_BROKEN/],
  ["has an id without end", plugins.LONG_ID, /text of at most.*WINGS_PLUGIN_BROKEN/],
  ["has techniques without end", plugins.TOO_MANY, /text of at most.*WINGS_PLUGIN_BROKEN/],
  ["answers with data in place of text", plugins.SAYS_AN_OBJECT, /text of at most.*WINGS_PLUGIN_BROKEN/],
  ["answers with nonsense", plugins.SAYS_NONSENSE, /JSON.*WINGS_PLUGIN_BROKEN/],
];

/** Faults that show when a technique runs. `engine.test.ts` has all kinds, so two of them go through the page. */
const FAULTS: Unloadable = [
  ["throws", plugins.THROWER, /someone\/thrower: .*<b>no<\/b> idea.*WINGS_PLUGIN_FAILED/],
  ["changes the board", plugins.CHANGER, new RegExp(`changed the board\\. Board: ${START} .*WINGS_PLUGIN_FAILED`)],
  [
    "changes the board when it gives its reason",
    plugins.CHANGES_LATER,
    new RegExp(`changed the board\\. Board: ${START} .*WINGS_PLUGIN_FAILED`),
  ],
  ["says more than there is room for", plugins.LONG_DATUM, /finding is too long.*WINGS_PLUGIN_FAILED/],
  ["marks what can't be drawn", plugins.BAD_MARKS, /someone\/lone-candidate: .*WINGS_PLUGIN_FAILED/],
];

inBrowser("third-party techniques", () => {
  const playground = usePlayground();

  it("a wrong finding is named with a counterexample, and its technique is stopped", async () => {
    const page = await playground.visit(`#${STUCK}`);
    await loadPlugin(page, plugins.LIAR, "liar.mjs");
    await page.getByText("adds Liar").waitFor();
    await findAll(page);
    await page.getByText(/^\d+ steps$/).waitFor();
    expect((await page.locator("summary").allInnerTexts()).join()).not.toContain("Liar");
    expect(await page.locator(".status").innerText()).toContain("liar.mjs");
    await page.getByRole("tab", { name: "Techniques" }).click();
    const why = await fault(page);
    expect(why).toMatch(
      /^liar\.mjs, technique someone\/liar: its finding “r\dc\d≠\d” is not proved by its reason\. Counter-example: .*r\dc\d=\d.*\(WINGS_PLUGIN_FINDING\)$/,
    );
    expect(page.frames()).toHaveLength(1);
    // The others go on.
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the next step" }).click();
    await page.locator(".card").getByRole("heading", { name: "Two-String Kite" }).waitFor();
  });

  it("a technique speaks the languages that it brings along", async () => {
    const page = await playground.visit(`#${START}`, { ...DESKTOP, locale: "de-DE" });
    await page.getByRole("tab", { name: "Techniken" }).click();
    const buffer = Buffer.from(plugins.TRANSLATED);
    await page.locator(".file input").setInputFiles({ name: "own.mjs", mimeType: "text/javascript", buffer });
    await page.locator(".techniques").getByText("Einzelgänger").waitFor();
  });

  it("a hanging technique is stopped and named, and the page stays usable", async () => {
    const page = await playground.visitWithSingles(`#${STUCK}`);
    await loadPlugin(page, plugins.HANGER, "hanger.mjs");
    await page.getByText("adds Hanger").waitFor();
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.locator("#cell-9").click();
    await page.keyboard.press("1");
    await expect.poll(() => shownBoard(page)).not.toBe(STUCK);
    await findAll(page);
    await page.getByText(/^\d+ steps/).waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    expect(await fault(page)).toBe(
      "hanger.mjs, technique someone/hanger: stopped, because it did not answer within 3000 ms. (WINGS_PLUGIN_TIMEOUT)",
    );
    expect(page.frames()).toHaveLength(1);
  });

  it.runIf(isDeep)("all steps can be canceled while a technique hangs", async () => {
    const page = await playground.visitWithSingles(`#${STUCK}`);
    await loadPlugin(page, plugins.HANGER.replace('name: "Hanger",', 'name: "Hanger", after: "full-house",'));
    await page.getByText("adds Hanger").waitFor();
    await findAll(page);
    await page.getByRole("progressbar").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText(/stopped after \d+ of \d+ techniques/).waitFor({ timeout: 1500 });
  });

  it("each file that can't be loaded is named with its fault, and the page keeps working", async () => {
    const page = await playground.visit();
    await page.getByRole("tab", { name: "Techniques" }).click();
    for (const [i, [what, text, message]] of [...UNLOADABLE, ...(isDeep ? MORE_UNLOADABLE : [])].entries()) {
      const name = `file-${i}.mjs`;
      await loadPlugin(page, text, name);
      const line = page.locator(".plugins li.error p").filter({ hasText: name });
      await line.waitFor();
      const why = await line.innerText();
      expect(why, what).toMatch(message);
      expect(why, what).toContain(name);
      expect(why.length, what).toBeLessThan(800);
      expect(page.frames(), what).toHaveLength(1);
    }
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Next hint" }).click();
    await page.locator(".card .why").waitFor();
  });

  it("a technique that fails when it runs is named with its fault", async () => {
    const page = await playground.visitWithSingles(`#${START}`);
    for (const [what, text, message] of isDeep ? FAULTS : FAULTS.slice(0, 2)) {
      await loadPlugin(page, text);
      await page.locator(".plugins .file").getByText("stranger.mjs").waitFor();
      await page.locator(".plugins li").getByText(/adds/).waitFor();
      await findAll(page);
      await page.getByText(/^\d+ steps/).waitFor();
      await page.getByRole("tab", { name: "Techniques" }).click();
      expect(await fault(page), what).toMatch(message);
      await page.getByRole("button", { name: "Remove stranger.mjs" }).click();
      await page.locator(".plugins li").waitFor({ state: "detached" });
      // The list of steps goes with its board only.
      await page.getByRole("tab", { name: "Hint" }).click();
    }
  });

  it.runIf(isDeep)("a reloaded file is not blamed for its earlier version", async () => {
    const page = await playground.visitWithSingles(`#${STUCK}`);
    await loadPlugin(page, plugins.HANGER.replace("Hanger", "Before"));
    await page.getByText("adds Before").waitFor();
    await findAll(page);
    await page.getByText("Trying Before").waitFor();
    await loadPlugin(page, plugins.HONEST.replace("Lone candidate", "After").replace("lone-candidate", "hanger"));
    await page.getByText("adds After").waitFor();
    await outlast(page);
    expect(await page.locator(".plugins li").allInnerTexts()).toMatchObject([expect.stringContaining("adds After")]);
    expect(await page.locator(".techniques .name").last().innerText()).toBe("After");
    expect(await page.locator(".status").innerText()).toBe("One solution.");
    expect(page.frames()).toHaveLength(2);
    await findAll(page);
    await page.getByText(/^\d+ steps$/).waitFor();
    expect(await page.locator(".plugins .error").count()).toBe(0);
  });

  it.runIf(isDeep)("a file removed while it hangs or loads is gone without a message", async () => {
    const page = await playground.visitWithSingles(`#${STUCK}`);
    await loadPlugin(page, plugins.HANGER);
    await page.getByText("adds Hanger").waitFor();
    await findAll(page);
    await page.getByText("Trying Hanger").waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.getByRole("button", { name: "Remove stranger.mjs" }).click();
    await loadPlugin(page, plugins.HANGS_AT_IMPORT);
    await page.getByText("is being loaded …").waitFor();
    await page.getByRole("button", { name: "Remove stranger.mjs" }).click();
    await page.getByRole("tab", { name: "Hint" }).click();
    await outlast(page);
    expect(await page.locator(".status").innerText()).toBe("One solution.");
    expect(page.frames()).toHaveLength(1);
  });

  it("one that assumes one solution finds nothing on a board with many, and is not stopped", async () => {
    const page = await playground.visitWithSingles(`#${textOf(`.${KNOWN[3].puzzle.slice(1).replace(/[1-9]/, ".")}`)}`);
    await page.getByText("More than one solution.").waitFor();
    await loadPlugin(page, plugins.ASSUMES);
    await page.getByText("adds Lone candidate").waitFor();
    await findAll(page);
    await page.getByText(/^\d+ steps$/).waitFor();
    await page.getByRole("tab", { name: "Techniques" }).click();
    expect(await page.locator(".plugins .error").count()).toBe(0);
  });

  const FLOODS = [
    ["to its owner", plugins.FLOODS_ITS_OWNER],
    ["on its lines", plugins.FLOODS_ITS_LINES],
  ];
  it.each(isDeep ? FLOODS : FLOODS.slice(0, 1))(
    "endless messages %s don't keep the page or the engine busy",
    async (_where, text) => {
      const page = await playground.visitWithSingles(`#${START}`);
      await loadPlugin(page, text);
      await page
        .locator(".plugins li")
        .getByText(/adds Lone candidate|WINGS_PLUGIN/)
        .waitFor();
      // A worker that floods the page is ended at once. One that floods its ports may go on: they are closed.
      if (text === plugins.FLOODS_ITS_OWNER) await expect.poll(() => page.workers().length).toBe(1);
      await findAll(page);
      await page.getByText(/^\d+ steps$/).waitFor();
      await page.getByRole("tab", { name: "Hint" }).click();
      await page.getByRole("button", { name: "Show the next step" }).click();
      await page.locator(".card").waitFor();
    },
  );

  it("texts of a third-party technique are never markup", async () => {
    const page = await playground.visitWithSingles(`#${START}`);
    await loadPlugin(page, plugins.MARKUP, "<img src=x onerror=alert(2)>.mjs");
    await page.getByText("adds <img src=x onerror=alert(1)>").waitFor();
    await findAll(page);
    await page.getByRole("searchbox").fill("onerror");
    await page.locator("ul.steps button").first().click();
    await page.getByRole("heading", { name: "<img src=x" }).waitFor();
    expect(await page.locator("img[src=x]").count()).toBe(0);
  });

  it("a third-party technique has no network, no storage and no access to the page", async () => {
    const page = await playground.visit(`#${START}`);
    // The browser reports each refusal: those are wanted here.
    const before = playground.asked.length;
    await loadPlugin(page, plugins.ESCAPER.replaceAll("HERE", playground.url.slice(0, -1)), "escaper.mjs");
    await page.getByText("adds Escaper").waitFor({ timeout: 15_000 });
    await page.getByRole("tab", { name: "Techniques" }).click();
    await page.locator(".techniques label", { hasNotText: "Escaper" }).evaluateAll((labels) => {
      for (const label of labels) (label as HTMLLabelElement).click();
    });
    await page.getByRole("tab", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the next step" }).click();
    const report = await page.locator(".card .why").innerText();
    const tried = report.split(/;\s+/);
    expect(tried.length).toBeGreaterThanOrEqual(17);
    // The last sentence is what the step changes.
    expect(tried.slice(0, -1).filter((each) => !each.endsWith(" fails"))).toEqual([]);
    // What counts: nothing arrived.
    expect(playground.asked.slice(before).filter((path) => path.includes("escape"))).toEqual([]);
    playground.complaints.length = 0;
  });

  it("the same attempts succeed outside of the sandbox, so the test above can fail", async () => {
    const page = await (await playground.context()).newPage();
    await page.goto(`${playground.url}no-such-page`);
    playground.complaints.length = 0;
    const before = playground.asked.length;
    await page.evaluate(
      ([text]) =>
        new Promise((resolve) => {
          const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
          worker.onmessage = resolve;
        }),
      [plugins.WAYS_OUT.replaceAll("HERE", playground.url.slice(0, -1)) + "\nways().then(() => postMessage(0));"],
    );
    const arrived = playground.asked.slice(before).join();
    for (const way of ["fetch", "xhr", "socket", "events", "import", "scripts", "inner", "worker"])
      expect(arrived).toContain(`escape-${way}`);
    playground.complaints.length = 0;
  });
});
