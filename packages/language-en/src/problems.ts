export { problems } from "./page/problems.js";
