import { describe, expect, it } from "vitest";
import { INSTALL, readme, said } from "./desk.js";

describe("a README that is wrong", () => {
  it.each([
    ["has no code that imports wings-kite", `# wings-kite\n\nFinds kites.\n${INSTALL}`],
    ["has no code that imports wings-kite", readme('import "@wings/core";', "")],
    ["in line 5 of README.md fails: SyntaxError: .*'swordfish'", readme('import { swordfish } from "wings-kite";', "")],
    [
      "in line 5 of README.md prints\njane-doe/kite\n, and the page says\nr1c9",
      readme('import { kite } from "wings-kite";\nconsole.log(kite.id);', "r1c9"),
    ],
    [
      "in line 5 of README.md prints nothing, and the page says\nr1c9",
      readme('import { kite } from "wings-kite";', "r1c9"),
    ],
  ])("%s", (seen, page) => {
    const [line, ...more] = said({ "README.md": page });
    expect(line).toMatch(new RegExp(`${seen}[^]* \\(WINGS_PACKAGE_README\\)$`));
    expect(more).toEqual([]);
  });
});
