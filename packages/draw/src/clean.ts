/**
 * Words that come with a finding are a stranger's. They go through here before they reach a file or a terminal: control
 * characters could steer a terminal and break XML, marks that turn the direction of writing could hide what follows, and
 * a word without end would leave no room for anything else.
 */
export const clean = (text: unknown): string =>
  String(text)
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufffe\uffff]+/gu, "\ufffd")
    .replace(/^(.{47})..+$/u, "$1…");

/** Text for an element of XML. */
export const escape = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** How many columns of a terminal a text takes at most: two for the wide letters of East Asia and for emoji. */
export const columnsOf = (text: string): number => [...text.replace(WIDE, "__")].length;

const WIDE = /[\u1100-\u115f\u2e80-\uffdc\u{1f000}-\u{3ffff}]/gu;
