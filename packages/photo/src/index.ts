export type { PhotoStatus, ReadCell } from "./judge.js";
export type { Picture, Point } from "./picture.js";
export type { PicturePlace } from "./picture-place.js";
export { type OtherGrid, type PhotoReading, type ReadOptions, readPhoto } from "./read-photo.js";
