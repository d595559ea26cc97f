/** What players call techniques, by id. German players use the English names. */
export const names: Readonly<Record<string, string>> = {};
