/**
 * Sanitizes third-party text before it reaches a file or a terminal. Control characters could steer a terminal or break XML,
 * direction marks could hide text, and long words would leave no room.
 */
export const sanitize = (text: unknown): string =>
  String(text)
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufffe\uffff]+/gu, "\ufffd")
    .replace(/^(.{47})..+$/u, "$1…");

/** Escapes text for XML. */
export const escape = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Maximum terminal width of a text: two columns for wide East Asian letters and emoji. */
export const columnsOf = (text: string): number => [...text.replace(WIDE, "__")].length;

const WIDE = /[\u1100-\u115f\u2e80-\uffdc\u{1f000}-\u{3ffff}]/gu;
