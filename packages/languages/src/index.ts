export { LANGUAGES, languageFor } from "./codes.js";
export { loadLanguage, loadPage } from "./load.js";
