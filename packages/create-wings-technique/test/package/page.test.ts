import { describe, expect, it } from "vitest";
import { page, sound } from "./desk.js";

describe("a README that speaks of another package, or of what is not packed", () => {
  const own = sound["README.md"];

  it.each([
    [
      "README.md says --plugin wings-kiet, and the package is called wings-kite. (WINGS_PACKAGE_README)",
      own.replace("--plugin wings-kite", "--plugin wings-kiet"),
    ],
    [
      "README.md is titled wings-skyscraper, and the package is called wings-kite. (WINGS_PACKAGE_README)",
      own.replace("# wings-kite", "# `wings-skyscraper`"),
    ],
    [
      "README.md points at docs/kite.md#kites, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\nSee [more](docs/kite.md#kites).\n`,
    ],
    [
      "README.md points at ./kite.png, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\n![A kite](./kite.png)\n`,
    ],
    [
      "README.md points at kite.svg, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\n<img alt="A kite" src="kite.svg">\n`,
    ],
    [
      "README.md points at ../more.md, which would not be in the package. (WINGS_PACKAGE_LINK)",
      `${own}\nSee [more].\n\n[more]: ../more.md\n`,
    ],
  ])("%s", (line, text) => {
    expect(page(text)).toEqual([line]);
  });

  it("may have a title of its own, whole addresses, links to what is packed, and the plugins of others beside it", () => {
    const links = "[a](https://example.org/a.md) [b](LICENSE) [c](./dist) [d](#kites) `[e](e.md)`";
    const command = "npx wings solve --plugin wings-skyscraper --plugin wings-kite\nwings test --plugin .";
    const text = own.replace("# wings-kite", "# Two-String-Kite");
    expect(page(`${text}\n${links}\n\n\`\`\`sh\n${command}\n\`\`\`\n`)).toEqual([]);
  });
});
