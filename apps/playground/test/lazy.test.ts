import { h, options, render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lazy } from "../src/ui/lazy.js";

/** As much of a document as Preact needs to draw text. */
class FakeNode {
  readonly childNodes: FakeNode[] = [];
  parentNode: FakeNode | null = null;
  readonly nodeType = 1;
  readonly namespaceURI = "";
  constructor(readonly data = "") {}
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  insertBefore(node: FakeNode, before: FakeNode | null): void {
    node.parentNode = this;
    this.childNodes.splice(before === null ? this.childNodes.length : this.childNodes.indexOf(before), 0, node);
  }
}

describe("a part that is loaded when it is shown", () => {
  const before = { document: globalThis.document, frame: options.requestAnimationFrame };
  let effects: (() => void)[] = [];
  beforeEach(() => {
    effects = [];
    globalThis.document = { createTextNode: (text: string) => new FakeNode(text) } as unknown as Document;
    options.requestAnimationFrame = (run) => void effects.push(run);
  });
  afterEach(() => {
    globalThis.document = before.document;
    if (before.frame === undefined) delete options.requestAnimationFrame;
    else options.requestAnimationFrame = before.frame;
  });

  const runEffects = (): void => {
    for (const run of effects.splice(0)) run();
  };
  const draw = (part: ReturnType<typeof lazy<object>>): (() => string[]) => {
    const root = new FakeNode();
    render(h(part, {}), root as unknown as Element);
    return () => root.childNodes.map(({ data }) => data);
  };

  it("is drawn once it is there", async () => {
    const seen = draw(lazy(() => Promise.resolve(() => "part"), null));
    expect(seen()).toEqual([]);
    runEffects();
    await expect.poll(seen).toEqual(["part"]);
  });

  it("is drawn, too, if it arrives after the first drawing and before its effects", async () => {
    let isAsked = false;
    let arrive = (): void => undefined;
    const part = lazy<object>(() => {
      isAsked = true;
      return new Promise((resolve) => (arrive = () => resolve(() => "part")));
    }, null);
    part.preload();
    expect(isAsked).toBe(true);
    const seen = draw(part);
    arrive();
    // What a second place draws shows that the part is there.
    await expect.poll(() => draw(part)()).toEqual(["part"]);
    expect(seen()).toEqual([]);
    runEffects();
    await expect.poll(seen).toEqual(["part"]);
  });
});
