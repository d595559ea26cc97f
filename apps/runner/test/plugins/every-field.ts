export { everyField as default } from "../../../../packages/testing/test/every-field.js";
