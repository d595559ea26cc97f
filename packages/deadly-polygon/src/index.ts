export { deadlyPolygon } from "./deadly-polygon.js";
export type { DeadlyPattern } from "@wings/deadly-kit";
