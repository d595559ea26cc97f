/** What players call techniques elsewhere: a pattern of ids, and the names. */
const OTHER_NAMES: readonly (readonly [ids: RegExp, names: string])[] = [
  [/^full-house$/, "last digit, last cell, letzte Ziffer"],
  [/^naked-single$/, "sole candidate, lone single, nackter Einer"],
  [/^hidden-single$/, "unique candidate, pinned digit, versteckter Einer"],
  [
    /^(pointing|claiming)$/,
    "locked candidates, intersection removal, box line reduction, pointing pair, pointing triple",
  ],
  [/^naked-/, "naked subset, naked set, nackte Teilmenge"],
  [/^hidden-(?!rect|single)/, "hidden subset, hidden set, versteckte Teilmenge"],
  [/pair$|triple$/, "double, triplet, Paar, Drilling"],
  [/(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, "fish, Fisch"],
  [/squirmbag$/, "starfish"],
  [/^simple-colors$|^multi-colors$|^medusa$/, "coloring, colouring, colours, single chain, 3d medusa, Farben"],
  [/^skyscraper$|string-kite$|^turbot-fish$/, "single digit pattern, strong links, turbot, x chain, x cycle"],
  [/two-string-kite$/, "2 string kite, two string, dragon, Drachen"],
  [/empty-rectangle$/, "er, hinge, grouped turbot"],
  [/^xy-wing$/, "y wing, bent triple"],
  [/w-wing$/, "semi remote pair"],
  [/^bent-|wxyz|vwxyz/, "bent subset, bent set"],
  [/^almost-locked-(pair|triple|quad)$/, "almost locked candidates, alc"],
  [/^firework-pair$/, "alp, firework alp"],
  [/^two-line-uniqueness$/, "uniqueness, deadly pattern, eindeutig"],
  [/^broken-wing$/, "guardians, oddagon"],
  [/^tridagon/, "thors hammer, anti tridagon"],
  [/^unique-|^hidden-rectangle|^avoidable|^extended|^deadly/, "ur, uniqueness, deadly pattern, eindeutig"],
  [/^symmetrical-/, "gurth, gsp, symmetry of givens"],
  [/^two-digit-/, "pattern overlay, templates, pom"],
  [/^bug-/, "bivalue universal grave"],
  [/^sue-de-coq$/, "two sector disjoint subset, als"],
  [/^als-|blossom$/, "almost locked set, als"],
  [/^xy?-chain$/, "x cycle, xy cycle, single digit chain"],
  [/aic$|chain$/, "alternating inference chain, nice loop, continuous loop, discontinuous loop, Kette"],
  [/^grouped-/, "group node"],
  [/ring$/, "loop, continuous, Ring"],
  [/^set-logic$|^msls$|^domino-loop$/, "multi sector locked sets, rank 0, sk loop"],
  [/^forcing|net$/, "forcing nets, trial and error, contradiction, nishio"],
  [/^template$/, "pattern overlay, pom"],
  [/^trial$/, "brute force, guess, bifurcation, raten"],
];

/** Names without hyphens, so that `x wing` is `X-Wing`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-\s/']+/g, " ")
    .trim();

/** Whether a technique is called so, here or elsewhere: each word begins a word of one of its names. */
export function isCalled(id: string, name: string, search: string): boolean {
  const others = OTHER_NAMES.filter(([ids]) => ids.test(id)).map(([, names]) => names);
  const names = [name, id, ...others].join(", ").split(", ").map(plain);
  const words = plain(search)
    .split(" ")
    .map((word) => word.replace(/s$/, ""));
  return names.some((each) => words.every((word) => each.split(" ").some((own) => own.startsWith(word))));
}
