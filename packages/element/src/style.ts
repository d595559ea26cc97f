import { CELL, DARK, GUTTER, LIGHT, type Theme, WIDTH } from "@wings/draw";

/** A color in both themes: a page replaces it by a custom property. */
const color = (name: string, light: string, dark: string): string =>
  `var(--wings-${name},light-dark(${light},${dark}))`;
const own = (name: string, key: Exclude<keyof Theme, "roles">): string => color(name, LIGHT[key], DARK[key]);

const PAPER = own("paper", "paper");
const INK = own("ink", "ink");
const FAINT = own("faint", "faint");
const LINE = own("line", "line");
const OUT = own("eliminated", "out");
const PUT = own("placed", "put");
const ACCENT = color("accent", LIGHT.roles[0], DARK.roles[0]);
const percent = (part: number): string => `${(part / WIDTH) * 100}%`;

/** On white, lines are dark and fills are bright; on black, the other way round. */
const ROLES = LIGHT.roles.map((light, i) => {
  const [name, dark] = [`role-${i + 1}`, DARK.roles[i]];
  return `.role${i + 1}{stroke:${color(name, light, dark)};fill:${color(name, dark, light)}}`;
});

export const STYLE = [
  ":host{display:block;max-width:40rem;color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.4}",
  ":host([hidden]),[hidden]{display:none!important}",
  ":host([theme=light]){color-scheme:light}",
  ":host([theme=dark]){color-scheme:dark}",
  `.all{background:${PAPER};color:${INK};padding:4px;border-radius:8px}`,
  ".board{position:relative}",
  "svg{display:block}",
  ".picture{width:100%}",
  // The cells are transparent, above the picture.
  `.grid{position:absolute;inset:${percent(GUTTER)} auto auto ${percent(GUTTER)};width:${percent(9 * CELL)};height:${percent(9 * CELL)};display:grid}`,
  ".row{display:grid;grid-template-columns:repeat(9,1fr)}",
  ".grid span{cursor:pointer;touch-action:manipulation;user-select:none;-webkit-user-select:none}",
  `.grid span:focus-visible{outline:3px solid ${ACCENT};outline-offset:-3px}`,
  ".bar{display:flex;flex-wrap:wrap;gap:4px;margin-top:4px}",
  // Nine digits in one row, also on a small phone.
  ".digits{display:grid;grid-template-columns:repeat(9,1fr)}",
  `button{font:inherit;color:inherit;background:none;border:1px solid ${FAINT};border-radius:6px;min-height:44px;min-width:0;padding:0 .7em;cursor:pointer}`,
  ".digits button{padding:0;font-size:1.3em}",
  `button:focus-visible{outline:3px solid ${ACCENT};outline-offset:1px}`,
  `button:is([aria-pressed=true],[part~=apply]){background:${INK};color:${PAPER}}`,
  `button[aria-disabled=true]{color:${FAINT};border-style:dashed;cursor:default}`,
  "p{margin:8px 4px}ul{margin:8px 4px;padding:0;list-style:none}li{display:flex;gap:6px}li svg{flex:none}",
  ".what{font-weight:700}:is(p,ul):empty{display:none}",
  ".said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  // The picture.
  `text{font-size:15px;text-anchor:middle;fill:${FAINT}}`,
  `.digit{font-size:38px;fill:${color("digit", LIGHT.roles[0], DARK.roles[0])}}`,
  `.given{fill:${INK}}.given,.marked,.taken{font-weight:700}`,
  `.conflict{fill:${OUT};text-decoration:underline}`,
  `.marked{fill:${INK}}.taken{fill:${PAPER}}.pale{opacity:.6}`,
  `.line{stroke:${LINE}}.box{stroke:${FAINT};stroke-width:3;stroke-linecap:square}`,
  `.selected,.same{fill:${color("selected", LIGHT.roles[0], DARK.roles[0])};opacity:.2}.same{opacity:.12}`,
  `.wrong{fill:${OUT};opacity:.25}`,
  `.region{fill:${ACCENT};fill-opacity:.08;stroke:${ACCENT};stroke-width:4}`,
  ...ROLES,
  `.out{stroke:${OUT};fill:${color("eliminated", DARK.out, LIGHT.out)}}.out circle{stroke:none}`,
  `.put,.put circle{stroke:${PUT};fill:${PUT}}`,
  ".shape{stroke-width:2;fill-opacity:.38}.shape.put{fill-opacity:1}",
  ".cell{stroke-width:2;fill-opacity:.15}.house{stroke-width:2;fill-opacity:.08}",
  `.paper{fill:${PAPER}}`,
  `.link,.halo{fill:none;stroke:${INK};stroke-width:2}.halo{stroke:${PAPER};stroke-width:6}.weak{stroke-dasharray:6 4}`,
  `.number{font-size:10px;fill:${INK};stroke:${PAPER};stroke-width:5;paint-order:stroke}`,
  "@media(forced-colors:active){text,.digit,.given,.marked{fill:CanvasText}.taken{fill:Canvas}.line,.box,.link{stroke:CanvasText}.paper{fill:Canvas}.halo{stroke:Canvas}}",
].join("");
