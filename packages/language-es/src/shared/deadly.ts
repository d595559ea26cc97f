import { SET_PARTS } from "./set-parts.js";

/** The other candidates of the roof, together with cells beside it, are a naked subset. */
export const subset = {
  ...SET_PARTS,
  set:
    "Solo {roof} tienen otros candidatos, así que una de ellas es {extras}. Cuéntalas como una sola celda: junto con {set} son {count} celdas " +
    "para los {count} dígitos {all}, así que otras celdas de {houses} no pueden tenerlos.",
  rest: "Esa celda es {extras}, así que hay que poner {rest} en {set}, y no en {roof}.",
};

/** The rules of a deadly pattern, of any shape. */
export const deadlyParts = {
  ...subset,
  so: "Así que",
  one: "Solo {roof} tiene otros candidatos, así que es {extras}:",
  alone: "Solo {roof} tiene otro candidato, así que es {extra}. Una celda que la vea no puede ser {extra}:",
  same:
    "Solo {roof} tienen otro candidato, el {extra}, así que una de ellas es {extra}. " +
    "Una celda que las vea todas no puede ser {extra}:",
  locked: "Solo {roof} tienen otros candidatos. {cases} Así que",
  case:
    "En {house}, el {digit} solo puede estar en {roof}. Si una de ellas fuera {others}, la otra sería {digit}, " +
    "y las celdas solo tendrían {digits}.",
};
