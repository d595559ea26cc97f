/** The letters of an order: x, y and z for 3, then w, v and so on. */
export const lettersOf = (order: number): string[] => "r s t u v w x y z".split(" ").slice(9 - order);

/** XYZ-Wing for order 3. */
export const wingName = (order: number): string => `${lettersOf(order).join("").toUpperCase()}-Wing`;

/** Numbers in words, for orders up to 9. */
export const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `{x}, {y} and {z}`, for a template. */
export const listOf = (slots: readonly string[], word: "and" | "or"): string =>
  `${slots.slice(0, -1).join(", ")} ${word} ${slots[slots.length - 1]}`;
