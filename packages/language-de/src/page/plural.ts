/** A number and what it counts: `1 day`, `3 days`. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
