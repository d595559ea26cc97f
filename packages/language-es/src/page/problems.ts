import type { PageWords } from "@wings/language-en";

export const problems: PageWords["problems"] = {
  // Texts and files
  noBoard: "En este texto no hay un sudoku. Escribe 81 dígitos, con un punto por cada celda vacía.",
  noBoardIn: (text) => `“${text}” no es un sudoku. Escribe 81 dígitos, con un punto por cada celda vacía.`,
  wrongLength: (cells) => `Un sudoku tiene 81 celdas; este texto tiene ${cells}.`,
  badCharacter: (line, column, seen) =>
    `Línea ${line}, carácter ${column}: “${seen}” no es parte de un sudoku. Usa dígitos, y puntos para las celdas vacías.`,
  badField: (line, column) => `Línea ${line}, carácter ${column}: este texto está dañado o no es un sudoku normal.`,
  damaged: "Este texto está dañado o no es un sudoku normal.",
  secondBoard: "Este texto tiene más de un sudoku. Abre uno cada vez.",
  tooLong: "Este texto es demasiado largo para un sudoku.",
  variant: (rule) => `Este sudoku tiene la regla “${rule}”, que esta página no conoce.`,
  badLayout: "Las reglas de este tablero no se pueden leer. Un mapa de regiones tiene 81 letras, nueve de cada una.",
  unknownRule: (rule, known) => `Esta página no conoce la regla “${rule}”. Conoce ${known}, y jigsaw: con 81 letras.`,
  classicOnly: "Esto es solo para tableros clásicos.",
  noSudoku:
    "En esta imagen no hay un sudoku ni un código QR. Tómala desde arriba, con toda la cuadrícula y sin sombra.",
  badPicture: "No se puede abrir esta imagen. Guárdala como PNG o JPEG.",
  largePicture: "Esta imagen tiene demasiados píxeles para el navegador. Redúcela o recorta el sudoku.",

  // Links
  noBoardInUrl: "Este enlace no contiene un sudoku. Copia el sudoku mismo.",
  noBoardAt: (site) => `Este enlace solo nombra un sudoku en ${site}. Ábrelo allí y copia el sudoku mismo.`,
  linkCut: "Falta el final de este enlace, así que aquí solo está su tablero. Copia otra vez el enlace completo.",
  argumentChanged:
    "Algunas letras de este enlace son incorrectas, así que su demostración no está aquí. Copia otra vez el enlace completo.",
  argumentMisfit: (seen) =>
    `La demostración de este enlace no encaja con su tablero: ${seen}. Aquí solo está el tablero.`,
  badStep: "No se puede leer el paso de este enlace, así que aquí solo está su tablero.",
  badBoardInLink: (why) => `No se puede leer el tablero de este enlace. ${why} El tablero que se muestra aquí es otro.`,
  missingTechnique: (name) =>
    `El paso de este enlace necesita ${name}. Añade su archivo en “Técnicas” y abre el enlace otra vez.`,
  unknownTechnique: (name) => `El paso de este enlace necesita ${name}, una técnica que esta página no conoce.`,
  noSuchStep: (name) => `${name} no encuentra el paso de este enlace en este tablero.`,

  // Films and backups
  film: {
    empty: "Este enlace no tiene una repetición. Copia otra vez el enlace completo.",
    version: "Otra versión de la página creó esta repetición. Recarga la página y abre el enlace otra vez.",
    cut: (have, need) =>
      `Falta el final de este enlace: hay ${have} de ${need} caracteres. Copia otra vez el enlace completo.`,
    long: "Hay algo después del final de este enlace. Copia solo el enlace.",
    changed: "Algunas letras de este enlace son incorrectas. Copia otra vez el enlace completo.",
  },
  backup: {
    size: (megabytes, most) =>
      `Este archivo tiene ${megabytes} MB. Una copia de seguridad tiene como máximo ${most} MB. No se cambió nada.`,
    json: "Este archivo está dañado: no es JSON. Quizá falta su final. No se cambió nada.",
    other: "Este archivo no es una copia de seguridad de wings. No se cambió nada.",
    version: "Otra versión de la página creó este archivo. Recarga la página y léelo otra vez. No se cambió nada.",
    entry: (path, seen) => `Este archivo está dañado en ${path}: ${seen}. No se cambió nada.`,
  },
  storageFull:
    "El navegador no tiene sitio para todo, o no guarda nada. Quita algunos tableros o permite el almacenamiento, y prueba otra vez. No se cambió nada.",

  // Puzzles and techniques
  futurePuzzle: (date) => `El sudoku del ${date} se abre ese día. Elige uno aquí, o un día en “Progreso”.`,
  noSuchDate: (date) => `La fecha ${date} no existe. Elige un sudoku aquí, o un día en “Progreso”.`,
  noPuzzle: (name) => `No hay ningún sudoku “${name}”. Elige uno aquí.`,
  noTechnique: (id) => `No hay ninguna técnica “${id}”. Elige otra en “Practicar”.`,
  noExample: (name) => `Aún no hay un tablero para ${name}. Elige otra técnica.`,
  notOneSolution: "Solo un sudoku con una sola solución se puede valorar.",
  limitReached: "Esto tarda demasiado: la búsqueda se rindió.",

  // Files with techniques
  plugin: {
    broken: (file) => `No se puede cargar ${file}.`,
    typeScript: (file) =>
      `${file} es TypeScript, y un navegador solo entiende JavaScript. Empaquétalo en un solo archivo .js.`,
    import: (file, _, missing) =>
      `${file} importa ${missing}, pero aquí solo hay @wings/core y @wings/core/author. Empaquétalo todo en un solo archivo.`,
    core: (file, _, missing) => `${file} necesita otra versión de @wings/core: aquí no hay ${missing}.`,
    shape: (file) => `${file} no exporta ninguna técnica.`,
    id: (file, _, id) => `${file}: a la id ${id} le falta el autor. Escribe autor/${id}.`,
    failed: (file, _, technique) => `${file} tiene un error en la técnica ${technique} y se detuvo.`,
    timeout: (file, _, seconds) => `${file} no respondió durante ${seconds} segundos y se detuvo.`,
    finding: (file, _, technique, finding) =>
      `${file}, técnica ${technique}: el hallazgo ${finding} no está demostrado.`,
  },
};
