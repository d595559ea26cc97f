const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** a, b and c */
export const listed = (names: readonly string[]): string => list.format(names);
