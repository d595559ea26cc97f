// What only the techniques of wings import: they come without the checker, because our tests prove their steps.

export { defineBuiltIn } from "./technique/define-built-in.js";
