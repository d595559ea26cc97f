/** A text that others have written, cut where it would be longer than a line or two. */
export const clip = (text: string, most = 80): string =>
  text.length <= most ? text : `${Array.from(text).slice(0, most).join("")}…`;
