import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";

export const trial: Messages = {
  trial: assumption(
    "Aucune technique n’aide ici. Suppose qu’une case dans {box} vaut {digit}, et essaie toutes les suites possibles.",
  ),
};
