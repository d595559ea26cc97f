import { CELL_FILL, DARK, HOUSE_FILL, LIGHT, SHAPE_FILL, type Theme } from "./palette.js";
import { type Role, choose } from "./scene.js";
import { classOf } from "./shapes.js";

/** `auto` follows the reader's setting. */
export type ThemeName = "auto" | "light" | "dark";

/** The style sheet of a picture. It uses no variables, because some SVG renderers lack them. */
export function styleOf(theme: ThemeName, roles: readonly Role[]): string {
  // Style sheets apply to all pictures of a page, so each rule is scoped to the class of its theme.
  const sheet = (rules: readonly string[]): string => rules.map((rule) => `.wings-${theme} ${rule}`).join("");
  const [light, dark] = [sheet(colored(LIGHT, DARK, roles)), sheet(colored(DARK, LIGHT, roles))];
  return (
    sheet(FORM) +
    (theme === "auto" ? `${light}@media(prefers-color-scheme:dark){${dark}}` : theme === "light" ? light : dark)
  );
}

const FORM = [
  "text{font:15px system-ui,sans-serif;text-anchor:middle}",
  ".d{font-size:38px}", // a digit
  ".m{font-weight:700}", // a given digit, a marked candidate
  ".t{text-anchor:start}", // a word of the legend
  "*{stroke-width:2}",
  ".j{font-size:10px;paint-order:stroke;stroke-width:5}", // the number of a link
  ".l{stroke-width:1}", // lines between cells
  ".b{stroke-width:3;stroke-linecap:square}", // lines between boxes
  ".n{fill:none}", // a link, and the paper around it
  `.s{fill-opacity:${SHAPE_FILL}}`,
  `.c{fill-opacity:${CELL_FILL}}`,
  `.h{fill-opacity:${HOUSE_FILL}}`,
  ".o{fill-opacity:0}",
  ".q{fill-opacity:.6}", // a candidate that plays no part
  ".weak{stroke-dasharray:6 4}", // a link
  ".g{stroke-width:20;stroke-opacity:.18;stroke-linecap:round;stroke-linejoin:round}", // a group at an end of a link
  ".e{stroke-width:6}", // the paper around links
];

function colored(theme: Theme, other: Theme, roles: readonly Role[]): string[] {
  const { paper, ink, faint, line, out, put } = theme;
  return [
    `.a{fill:${paper}}`,
    `text{fill:${faint}}`,
    ...["d", "m", "t"].map((name) => `.${name}{fill:${ink}}`),
    `.l{stroke:${line}}`,
    `.b{stroke:${faint}}`,
    `.k{stroke:${ink}}`,
    `.g{stroke:${ink}}`,
    `.e{stroke:${paper}}`,
    `.j{stroke:${paper};fill:${ink}}`,
    // On white, lines are dark and fills are bright; on black, the other way round.
    ...roles.map(
      (role) =>
        `.${classOf(role)}{stroke:${choose(role.look, out, put, theme.roles)};` +
        `fill:${choose(role.look, out, put, other.roles)}}`,
    ),
    `.i{fill:${paper}}`, // a placed candidate
  ];
}
