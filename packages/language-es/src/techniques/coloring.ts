import type { Messages } from "@wings/language-en";

export const coloring: Messages = {
  "remote-pair": {
    long:
      "{cells} solo tienen los candidatos {x} y {y}, y cada una ve la siguiente. Así que {x} y {y} se alternan a lo largo de la " +
      "cadena, y de {first} y {last} una es {x} y la otra es {y}. Una celda que vea ambos extremos no puede ser ni {x} ni {y}: {outcome}.",
    short: "{cells} ({x}/{y}): {outcome}",
    vague: "Hay un par remoto con {x} y {y}.",
  },
  "simple-colors": {
    long:
      "Los pares del {digit} unen estas celdas: el color A tiene {a}, el color B tiene {b}. O todas las celdas de A son {digit}, " +
      "o lo son todas las de B. {rule} {outcome}.",
    short: "{digit}: A {a}, B {b}: {outcome}",
    vague: "Hay colores simples con el {digit}.",
    parts: {
      trap: "Una celda sin color que vea una celda de cada color no puede ser {digit}:",
      wrap:
        "{clash} son del color A y están en {house}, así que no pueden ser {digit} a la vez. " +
        "Por lo tanto, ninguna celda de A es {digit}:",
    },
  },
  "multi-colors": {
    long:
      "Los pares del {digit} forman dos grupos, cada uno con dos colores. El primero tiene el {digit} o bien en {a1} o bien en {a2}. " +
      "El segundo lo tiene o bien en {b1} o bien en {b2}. {rules} Así que {outcome}.",
    short: "{digit}: {a1} o {a2}, {b1} o {b2}: {outcome}",
    vague: "Hay multicolores con el {digit}.",
    parts: {
      bridge:
        "{from} y {to} se ven, así que no son {digit} a la vez. Por lo tanto, el {digit} está en {restA} o en {restB}, " +
        "y una celda que vea una celda de cada lado no puede ser {digit}.",
      wrong:
        "El color {wrong} ve los dos colores del otro grupo. Uno de ellos es {digit}, así que este color no lo es.",
    },
  },
  medusa: {
    long:
      "Sigue pares de candidatos de los que solo uno es verdadero, y márcalos con los colores A y B por turnos: {steps}. " +
      "O son verdaderos todos los de A, o todos los de B. {rule} {outcome}.",
    short: "{told}: {outcome}",
    vague: "Hay una Medusa 3D {region}.",
    parts: {
      first: "{to} es A",
      next: "{with}{to} es {color} ({why})",
      with: "desde {from}, ",
      there: "el otro candidato de la celda",
      trap: "{first}, que es A, y {last}, que es B, descartan {target}. Uno de los dos es verdadero:",
      clash:
        "{first} y {last} son A, pero solo uno de los dos puede ser verdadero. Por lo tanto, A es falso, y con él {target}:",
      cell: "Con {ends}, a {gone} no le quedaría ningún candidato. Por lo tanto, A es falso, y con él {target}:",
      house:
        "Con {ends}, al {missing} no le quedaría ningún lugar en {house}. Por lo tanto, A es falso, y con él {target}:",
      open: "{notation}",
      noCandidate: "{notation}, no queda nada en {gone}",
      noPlace: "{notation}, no queda ningún {missing} en {house}",
    },
  },
};
