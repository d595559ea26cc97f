/** A separate text begins with a capital letter, unless a cell is its first word. */
export const capitalized = (text: string): string =>
  text === "" || /^r\d/.test(text) ? text : text[0].toUpperCase() + text.slice(1);
