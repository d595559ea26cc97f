export { LANGUAGES, languageFor } from "./codes.js";
export { housePatterns, type HousePattern } from "./house-patterns.js";
export { loadLanguage, loadPage } from "./load.js";
