import { myTechnique } from "@wings/my-technique";
import { complete, soundness, techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";

/** Boards on which it is known what must be found, and boards that only look like it. Without any, these tests fail. */
techniqueTester(myTechnique, { finds: [], misses: [] }, { describe, it });

describe("my-technique", () => {
  it("finds all that the definition gives, and nothing else", () => {
    complete(myTechnique, myTechnique, { least: 0 }); // in place of the second one: a slow search, written from the definition
  });

  it("contradicts no solution and proves what it finds", () => {
    soundness(myTechnique);
  });
});
