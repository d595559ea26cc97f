export { type Created, type Wish, createTechnique } from "./create.js";
export { type CreateError } from "./errors.js";
export { type Names, namesOf } from "./names.js";
export { filesOf } from "./template.js";
