export { createTechnique } from "./create.js";
export { namesOf } from "./names.js";
export { filesOf } from "./template.js";
