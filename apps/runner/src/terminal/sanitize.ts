/**
 * Words of a plugin, and what stands in an input, are a stranger's. Control characters in them could steer the terminal, and
 * marks that turn the direction of writing could hide what follows. So all text that is printed goes through here.
 */
const STEERING = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A stranger's words for a line of ours: not even the end of a line in them is one. */
export const clean = (text: string): string => text.replace(STEERING, "\ufffd");

/** A stranger's words of several lines, such as the message of an error, for one line of ours. */
export const inLine = (text: string): string => clean(text.trim().replace(/\s*\n\s*/g, " "));

/**
 * Stands where a style of our own begins, until the text leaves. Nobody else can write it: it is another one in every thread
 * of every run.
 */
const OWN = `\ufdd0${Math.random().toString(36).slice(2)}\ufdd1`;

/** The sequence that sets a style, as parameters of ANSI's "select graphic rendition". */
export const styleOf = (parameters: number): string => `${OWN}[${parameters}m`;

/** A text that is styled already, and has nothing of strangers in it that was not cleaned. */
export const ownStyles = (text: string): string => text.replaceAll("\u001b", OWN);

/** Text as it may reach a terminal: of all that could steer one, ends of lines, tabs and styles of our own are left. */
export const sealed = (text: string): string =>
  text.replace(STEERING, (sign) => (sign === "\n" || sign === "\t" ? sign : "\ufffd")).replaceAll(OWN, "\u001b");

/** A value as JSON. What JSON would let through as it is stands in it as `\u009b`, so that nothing is lost. */
export const toJson = (value: object | string): string =>
  JSON.stringify(value).replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A line of JSON. */
export const jsonLine = (record: object): string => `${toJson(record)}\n`;

/** The fields of a record as they stand in its JSON: others may stand beside them. */
export const fieldsOf = (record: object): string => toJson(record).slice(1, -1);

/** Digits and marks, as most texts of boards are. */
const PLAIN = /^[\w.*]*$/;

/** A text as JSON: that of most boards needs no look at each sign. */
export const jsonText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : toJson(text));
