import { findAll, findFirst, parse } from "@wings/core";
import { EXAMPLES, LADDER, rungOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { wrapExplanation } from "../src/terminal/explanation.js";
import { wings } from "./in-process.js";

const WHOLE = { color: false, unicode: true, width: 100, fold: false };
const FOLDED = { ...WHOLE, fold: true };

/** Lines as one text, as it was before it was wrapped. */
const joined = (text: string): string => text.replace(/\n +/g, " ").replace(/\n/g, " ");

describe("explanations on a terminal", () => {
  const finding = findFirst(parse(EXAMPLES["bivalue-net"]), [rungOf("bivalue-net")!.technique])!;
  const net = finding.text;

  it("fold what is tried, and say how to see it", () => {
    expect(net).toMatch(/Try \d in r\dc\d\. /);
    const folded = joined(wrapExplanation(net, FOLDED, finding));
    const tries = [...folded.matchAll(/Try \d in r\dc\d: fails \((\d+) steps?\)\./g)];
    expect(tries.length).toBeGreaterThan(0);
    expect(folded).not.toContain("So it is false.");
    expect(folded).toMatch(/To see all (\d+) sentences, add --unfold\.$/);
    // The numbers are those of the sentences that are folded.
    const whole = net.split(/(?<=[.:]) (?=[A-Z])/);
    const [, first] = /Try \d in r\dc\d\. (.*?)So it is false\./.exec(net)!;
    expect(first).not.toContain("Try");
    expect(Number(tries[0][1])).toBe(first.trim().split(/(?<=\.) (?=[A-Z])/).length);
    expect(folded).toContain(`all ${whole.length} sentences`);
    expect(folded).toContain(whole[0]);
    expect(folded).toContain(whole[whole.length - 1]);
  });

  it("are whole without folding, and where there is nothing to fold", () => {
    expect(joined(wrapExplanation(net, WHOLE, finding))).toBe(net);
    const wing = findFirst(parse(EXAMPLES["w-wing"]), [rungOf("w-wing")!.technique])!;
    expect(wrapExplanation(wing.text, FOLDED, wing)).toBe(wrapExplanation(wing.text, WHOLE, wing));
  });

  it("fold only what the message of the technique calls an assumption", () => {
    const text = "Try this first. Look at row 5. It has one place for 5. So it is false. So place 5 in r5c5.";
    const message = { long: text, short: "", vague: "" };
    expect(joined(wrapExplanation(text, FOLDED, { message }))).toBe(text);
    expect(wrapExplanation(text, FOLDED, { message: undefined })).not.toContain("fails");
    // One that doesn't end is not folded.
    expect(wrapExplanation(text.replace("So it is false. ", "It is full. "), FOLDED, finding)).not.toContain("fails");
    expect(joined(wrapExplanation(text, FOLDED, finding))).toContain("Try this first: fails (2 steps).");
  });

  it.each(LADDER.map(({ technique }) => technique).filter(({ id }) => Object.hasOwn(EXAMPLES, id)))(
    "have at most 1,000 characters, of $id too",
    (technique) => {
      for (const each of findAll(parse(EXAMPLES[technique.id]), [technique]).slice(0, 30)) {
        const { text } = each;
        const [folded] = joined(wrapExplanation(text, FOLDED, each)).split(" To see all");
        expect(folded.length, text).toBeLessThanOrEqual(1000);
      }
    },
  );

  it("say in the help that pipes have all of it", async () => {
    for (const command of ["solve", "hint", "prove", "draw", "practice", "techniques"]) {
      const help = joined((await wings([command, "--help"])).out);
      expect(help).toMatch(/--unfold +show long explanations in full: .*pipes, files and JSON/);
    }
    expect((await wings(["check", "--help"])).out).not.toContain("--unfold");
  });
});
