const rules = new Intl.PluralRules("es");

/** A number and what it counts: `1 día`, `3 días`. */
export const plural = (count: number, one: string, other: string): string =>
  `${count} ${rules.select(count) === "one" ? one : other}`;
