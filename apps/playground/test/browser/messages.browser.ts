import { EXAMPLES } from "@wings/ladder";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { LONG_NET } from "./long-net.js";
import { DESKTOP, chooseOnly, inBrowser, usePlayground } from "./playground.js";

const STEP = `#/solve/${EXAMPLES["w-wing"]}`;

inBrowser("messages", () => {
  const playground = usePlayground();

  const visit = async (language: "en" | "de", hash: string): Promise<Page> => {
    const context = await playground.context();
    await context.addInitScript((settings) => {
      if (location.protocol === "http:" && window === top) localStorage.wings ??= settings;
    }, JSON.stringify({ language }));
    const page = await context.newPage();
    await page.goto(playground.url + hash);
    return page;
  };

  /** The message is there in words for people, and its code only in small print. */
  const says = async (message: Locator, words: string, code: string): Promise<void> => {
    await message.getByText(words).waitFor();
    const [text, small] = await message.evaluate((all) => {
      const print = all.querySelector("small")!;
      const size = (each: Element): number => parseFloat(getComputedStyle(each).fontSize);
      return [all.textContent.trim(), [print.textContent.trim(), size(print) < size(all)]] as const;
    });
    expect(text).toBe(`${words} (WINGS_${code})`);
    expect(small).toEqual([`(WINGS_${code})`, true]);
  };

  it.each([
    [
      "en",
      { open: "Open", tooShort: "A sudoku has 81 cells; this text has 5." },
      "“hello” is no sudoku. Write 81 digits, with a dot for each open cell.",
    ],
    [
      "de",
      { open: "Öffnen", tooShort: "Ein Sudoku hat 81 Zellen; dieser Text hat 5." },
      "„hello“ ist kein Sudoku. Schreibe 81 Ziffern, mit einem Punkt für jede offene Zelle.",
    ],
  ] as const)("in %s say what is wrong with a text that is opened", async (language, words, noSudoku) => {
    const page = await visit(language, "#/");
    await page.locator(".top").getByRole("button", { name: words.open, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const submit = dialog.locator("form .primary");
    await dialog.locator("textarea").fill("53..7");
    await submit.click();
    await says(dialog.getByRole("alert"), words.tooShort, "WRONG_LENGTH");
    await dialog.locator("textarea").fill("hello");
    await submit.click();
    await says(dialog.getByRole("alert"), noSudoku, "NO_BOARD");
    expect(await dialog.getByRole("alert").getAttribute("class")).toBe("fault");
  });

  it.each([
    [
      "en",
      "The board in this link can’t be read. A sudoku has 81 cells; this text has 5. The board shown here is another one.",
      "W-Wing doesn’t find the step of this link on this board.",
      "The step in this link needs someone/wing. Add its file under Techniques, and open the link again.",
      "There is no technique “flying-carpet”. Choose another one under Practice.",
    ],
    [
      "de",
      "Das Brett in diesem Link ist nicht lesbar. Ein Sudoku hat 81 Zellen; dieser Text hat 5. Das Brett hier ist ein anderes.",
      "W-Wing findet den Schritt dieses Links auf diesem Brett nicht.",
      "Der Schritt in diesem Link braucht someone/wing. Füge die Datei unter „Techniken“ hinzu, und öffne den Link noch einmal.",
      "Es gibt keine Technik „flying-carpet“. Wähle eine andere unter „Üben“.",
    ],
  ] as const)("in %s say what is wrong with a link", async (language, board, step, file, technique) => {
    const page = await visit(language, "#/solve/53..7");
    await says(page.locator(".status.error"), board, "BAD_LINK");
    await page.goto(`${playground.url}${STEP}&step=w-wing:r1c1-1`);
    await says(page.locator(".status.error"), step, "NO_STEP");
    await page.goto(`${playground.url}${STEP}&step=someone/wing:r1c1-1`);
    await says(page.locator(".status.error"), file, "NO_STEP");
    await page.goto(`${playground.url}#/practice/flying-carpet`);
    await says(page.locator(".waiting"), technique, "UNKNOWN_ID");
  });

  it("say what is wrong with a picture, and follow the language", async () => {
    const page = await visit("en", "#/solve");
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const file = { name: "board.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await dialog.locator("input[type=file]:not([capture])").setInputFiles(file);
    await says(dialog.getByRole("alert"), "This picture can’t be opened. Save it as PNG or JPEG.", "BAD_PICTURE");
    const header = Buffer.from("89504e470d0a1a0a0000000d494844520000ea60000000020800000000", "hex");
    await dialog.locator("input[type=file]:not([capture])").setInputFiles({ ...file, buffer: header });
    const large = "This picture has too many pixels for the browser. Make it smaller, or cut out the sudoku.";
    await says(dialog.getByRole("alert"), large, "BAD_PICTURE");
  });

  it.each([
    ["en-US", /^Try \d in r\dc\d: fails \(\d+ steps\)$/, /^Remove 2 from r7c4\.$/],
    ["de-DE", /^Probiere \d in r\dc\d: scheitert \(\d+ Schritte\)$/, /^Streiche 2 aus r7c4\.$/],
  ])("says in %s that a folded try fails, and begins sentences with a capital letter", async (locale, fold, end) => {
    const context = await playground.context({ ...DESKTOP, locale });
    await chooseOnly(context, ["bivalue-net"]);
    const page = await context.newPage();
    await page.goto(`${playground.url}#/solve/${LONG_NET}`);
    await page.locator(".asks button").nth(1).click();
    await page.locator(".branch summary").first().waitFor();
    for (const text of await page.locator(".branch summary").allTextContents()) expect(text).toMatch(fold);
    const clauses = await page.locator("button.clause").allTextContents();
    for (const text of clauses) expect(text).toMatch(/^(?:[A-ZÄÖÜ]|r\d|\d)/);
    expect(clauses.at(-1)).toMatch(end);
  });
});
