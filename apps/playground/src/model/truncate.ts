/** Truncates third-party text to a line or two. */
export const truncate = (text: string, most = 80): string =>
  text.length <= most ? text : `${Array.from(text).slice(0, most).join("")}…`;
