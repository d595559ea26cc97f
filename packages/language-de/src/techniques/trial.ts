import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";

export const trial: Messages = {
  trial: assumption(
    "Hier hilft keine Technik. Nimm an, dass eine Zelle von {box} die {digit} ist, und probiere alle Wege, die weiterführen.",
  ),
};
