/** What German players call techniques: a pattern of ids, and the names. */
export const GERMAN_NAMES: readonly (readonly [ids: RegExp, names: readonly string[]])[] = [
  [/^full-house$/, ["letzte Ziffer"]],
  [/^naked-single$/, ["nackter Einer"]],
  [/^hidden-single$/, ["versteckter Einer"]],
  [/^naked-/, ["nackte Teilmenge"]],
  [/^hidden-(?!rect|single)/, ["versteckte Teilmenge"]],
  [/pair$|triple$/, ["Paar", "Drilling"]],
  [/(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, ["Fisch"]],
  [/^simple-colors$|^multi-colors$|^medusa$/, ["Farben"]],
  [/two-string-kite$/, ["Drachen"]],
  [/^two-line-uniqueness$|^unique-|^hidden-rectangle|^avoidable|^extended|^deadly/, ["eindeutig"]],
  [/aic$|chain$/, ["Kette"]],
  [/ring$/, ["Ring"]],
  [/^trial$/, ["raten"]],
];
