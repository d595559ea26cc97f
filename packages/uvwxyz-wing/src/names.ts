/** The letters of an order: x, y and z for 3, and one more from behind for each further one. */
export const lettersOf = (order: number): string[] => "r s t u v w x y z".split(" ").slice(9 - order);

/** XYZ-Wing for order 3. */
export const wingName = (order: number): string => `${lettersOf(order).join("").toUpperCase()}-Wing`;

/** `1, 2 and 3`. */
export const listOf = (items: readonly (string | number)[], last: "and" | "or"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;
