/** What is wrong with a picture, and what to do. */
export class PictureError extends Error {}

export const damaged = (): PictureError => new PictureError("it is damaged: save it again.");
