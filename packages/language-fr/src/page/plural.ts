const rules = new Intl.PluralRules("fr");

/** A number and what it counts: `1 day`, `3 days`. */
export const plural = (count: number, one: string, other: string): string =>
  `${count} ${rules.select(count) === "one" ? one : other}`;
