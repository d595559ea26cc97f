/** Numbers beyond these are no counts, and no times in milliseconds. */
export const LARGEST = 1e10;
export const LARGEST_MOMENT = 1e14;
