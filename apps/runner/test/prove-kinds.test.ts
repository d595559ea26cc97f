import { expect, test } from "vitest";
import { wings } from "./in-process.js";
import { records } from "./wings.js";

/** A claim that needs counting: no few facts prove it. */
const BOARD = "w14M1l3m5jB2k7Edk2j8jAoj699jD2k8jAe1D0E4E2a4ji5A6Ah4Ah9B42kH08k3j12kb6khKgn3D82Lgl";

test("prove accepts the count of a technique, unless the number of facts is limited", async () => {
  const claim = ["prove", "--json", "--max-nodes", "1", "--only", "set-logic", "r9c2-7", BOARD];
  const [proved] = records((await wings(claim)).out);
  expect(proved).toMatchObject({ verdict: "proved", explanations: [{ technique: "set-logic" }] });
  const [limited] = records((await wings([...claim, "--max-facts", "3"])).out);
  expect(limited).toMatchObject({ verdict: "not-proved" });
});
