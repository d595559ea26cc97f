const list = new Intl.ListFormat("es", { type: "conjunction" });

/** a, b y c */
export const listed = (names: readonly string[]): string => list.format(names);
