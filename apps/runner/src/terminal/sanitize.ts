/**
 * Text from plugins and inputs is untrusted. Control characters in it could steer the terminal, and bidirectional marks could
 * hide what follows. All text that is printed goes through here.
 */
const CONTROL = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Untrusted text for one line: line breaks are replaced as well. */
export const sanitize = (text: string): string => text.replace(CONTROL, "\ufffd");

/** Untrusted text of several lines, such as an error message, joined to one line. */
export const toSingleLine = (text: string): string =>
  sanitize(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(" "),
  );

/**
 * Replaces the escape character in our own styles until the text is printed. It is random for each thread and each run, so
 * untrusted text can't contain it.
 */
const ESCAPE = `\ufdd0${Math.random().toString(36).slice(2)}\ufdd1`;

/** Marks the styles in a text as ours. Untrusted parts of the text must be sanitized before. */
export const trustStyles = (text: string): string => text.replaceAll("\u001b", ESCAPE);

/** Text as it may reach a terminal: of all control characters, only line breaks, tabs and our own styles are left. */
export const sanitizeOutput = (text: string): string =>
  text
    .replace(CONTROL, (character) => (character === "\n" || character === "\t" ? character : "\ufffd"))
    .replaceAll(ESCAPE, "\u001b");

/** A value as JSON. Control characters that JSON allows are escaped as well (`\u009b`), so nothing is lost. */
export const toJson = (value: object | string): string =>
  JSON.stringify(value).replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A line of JSON. */
export const jsonLine = (record: object): string => `${toJson(record)}\n`;

/** The fields of a record as JSON, without the braces: other fields can be added. */
export const jsonFields = (record: object): string => toJson(record).slice(1, -1);

const PLAIN = /^[\w.*]*$/;

/** A text as JSON. Most boards are plain characters and need no escapes: this is the fast path of bulk runs. */
export const jsonString = (text: string): string => (PLAIN.test(text) ? `"${text}"` : toJson(text));
