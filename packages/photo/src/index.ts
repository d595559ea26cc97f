export type { PhotoStatus, ReadCell } from "./judge.js";
export type { Picture, Point } from "./picture.js";
export { type PhotoReading, readPhoto } from "./read-photo.js";
