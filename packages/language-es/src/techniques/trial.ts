import type { Messages } from "@wings/language-en";
import { assumption } from "../shared/assumption.js";

export const trial: Messages = {
  trial: assumption(
    "Aquí no ayuda ninguna técnica. Supón que una celda de {box} es {digit}, y prueba todas las maneras de seguir.",
  ),
};
