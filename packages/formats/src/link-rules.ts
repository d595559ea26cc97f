import type { Layout } from "@wings/core/host";
import { decode } from "./decode.js";
import { badPuzzle, variantPuzzle } from "./errors.js";
import { partsOf, tidyName } from "./layout-name.js";

/** Between a board and its rules, in a link of wings and behind its short text: `w1…&layout=x+anti-knight`. */
const LAYOUT = "&layout=";

/** Also in a link from copied HTML. A dot at the end belongs to the sentence around a link. */
const NAMES = /&(?:amp;)?layout=([\w+:% -]*)/gi;

/** The rules that follow a board. In a URL of another page, the word means something else. */
function namesIn(text: string): string[] {
  const rules = /^\s*https?:/i.test(text) ? text.replace(/^[^#]*/, "") : text;
  // In a query, a plus sign may be read as a blank.
  return Array.from(rules.matchAll(NAMES), ([, name]) => decode(name).trim().replaceAll(" ", "+"));
}

/** Throws where a link of wings has rules that are not those of the layout. */
export function checkRules(text: string, line: number, layout: Layout | undefined): void {
  const [name, second] = namesIn(text);
  if (name === undefined) return;
  if (second !== undefined) throw badPuzzle(line, "link", "one layout", `${name} and ${second}`);
  const own = tidyName(name);
  if (own !== "classic" && own !== layout?.name) throw variantPuzzle(line, own, own, layout?.name);
}

/** The text of a board without the rules behind it. */
export const withoutRules = (text: string): string => text.replace(NAMES, "");

/** What stands behind a board in a link of wings. A classic board has no rules there. */
export const rulesText = (layout: Layout | undefined): string =>
  layout === undefined ? "" : LAYOUT + partsOf(layout.name).join("+");
