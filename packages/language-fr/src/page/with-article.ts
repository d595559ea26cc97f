import { names } from "../names.js";

const FRENCH_NAMES = new Set(Object.values(names));
const FEMININE =
  /^(?:Aile|AIC|ALS-AIC|ALS Blossom|Boucle|Chaîne|Death|Dernière|Logique|Méduse|Paire|Unicité|XY?-Chaîne)\b/;
/** First words of names that stay English, and keep their capital. */
const ENGLISH = /^(?:Swordfish|Jellyfish|Squirmbag|Whale|Leviathan|Kraken)\b/;

/** What a technique is called in a sentence: `une paire nue`, `un X-Wing`. */
export function withArticle(name: string): string {
  const isFrench = FRENCH_NAMES.has(name) && /^\p{Lu}\p{Ll}/u.test(name) && !ENGLISH.test(name);
  const article = name.startsWith("Candidats") ? "des" : FEMININE.test(name) ? "une" : "un";
  return `${article} ${isFrench ? name.slice(0, 1).toLowerCase() + name.slice(1) : name}`;
}
