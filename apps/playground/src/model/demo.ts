import { explain, findAll, format, parse } from "@wings/core";
import { type Route, pictureOf, routeLinks } from "@wings/draw";
import { EXAMPLES, rungOf } from "@wings/ladder";
import type { Step } from "./step.js";

/**
 * A W-Wing with its curves, for the first sight of the page. The build writes the value in place of this module: the page
 * needs no technique to draw it.
 */
export const DEMO: { readonly step: Step; readonly routes: readonly Route[] } = made();

function made(): typeof DEMO {
  const board = parse(EXAMPLES["w-wing"]);
  const [finding] = findAll(board, [rungOf("w-wing")!.technique], { policy: "distinct" });
  const json = finding.toJSON();
  return {
    step: { board: format(board, "url"), finding: json, short: explain(json, "short") },
    routes: routeLinks(board, pictureOf(json).links),
  };
}
