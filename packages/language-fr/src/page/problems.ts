import type { PageWords } from "@wings/language-en";

export const problems: PageWords["problems"] = {
  // Texts and files
  noBoard: "Il n’y a pas de sudoku dans ce texte. Écris 81 chiffres, avec un point pour chaque case vide.",
  noBoardIn: (text) => `« ${text} » n’est pas un sudoku. Écris 81 chiffres, avec un point pour chaque case vide.`,
  wrongLength: (cells) => `Un sudoku a 81 cases ; ce texte en a ${cells}.`,
  badCharacter: (line, column, seen) =>
    `Ligne ${line}, caractère ${column} : « ${seen} » n’a pas sa place dans un sudoku. Utilise des chiffres, et des points pour les cases vides.`,
  badField: (line, column) =>
    `Ligne ${line}, caractère ${column} : ce texte est abîmé, ou ce n’est pas un sudoku ordinaire.`,
  damaged: "Ce texte est abîmé, ou ce n’est pas un sudoku ordinaire.",
  secondBoard: "Ce texte contient plus d’un sudoku. Ouvre-les un par un.",
  tooLong: "Ce texte est trop long pour un sudoku.",
  variant: (rule) => `Ce sudoku a la règle « ${rule} », que cette page ne connaît pas.`,
  badLayout: "Les règles de cette grille sont illisibles. Une carte des régions a 81 lettres, neuf de chaque sorte.",
  unknownRule: (rule, known) =>
    `Cette page ne connaît pas la règle « ${rule} ». Elle connaît ${known}, et « jigsaw:… » avec 81 lettres.`,
  classicOnly: "C’est réservé aux grilles classiques.",
  noSudoku: "Il n’y a ni sudoku ni code QR dans cette image. Prends-la d’en haut, avec toute la grille et sans ombre.",
  badPicture: "Cette image ne peut pas être ouverte. Enregistre-la en PNG ou en JPEG.",
  largePicture: "Cette image a trop de pixels pour le navigateur. Réduis-la, ou découpe le sudoku.",

  // Links
  noBoardInUrl: "Ce lien ne contient pas de sudoku. Copie le sudoku lui-même.",
  noBoardAt: (site) =>
    `Ce lien ne fait que nommer un sudoku sur ${site}. Ouvre-le là-bas, et copie le sudoku lui-même.`,
  linkCut: "La fin de ce lien manque, donc seule sa grille est ici. Copie encore le lien entier.",
  argumentChanged: "Des lettres de ce lien sont fausses, donc sa preuve n’est pas ici. Copie encore le lien entier.",
  argumentMisfit: (seen) => `La preuve de ce lien ne va pas avec sa grille : ${seen}. Seule la grille est ici.`,
  badStep: "L’étape de ce lien est illisible, donc seule sa grille est ici.",
  badBoardInLink: (why) => `La grille de ce lien est illisible. ${why} La grille montrée ici en est une autre.`,
  missingTechnique: (name) =>
    `L’étape de ce lien a besoin de ${name}. Ajoute son fichier sous « Techniques », et ouvre encore le lien.`,
  unknownTechnique: (name) => `L’étape de ce lien a besoin de ${name}, une technique que cette page ne connaît pas.`,
  noSuchStep: (name) => `${name} ne trouve pas l’étape de ce lien dans cette grille.`,

  // Films and backups
  film: {
    empty: "Ce lien n’a pas de film. Copie encore le lien entier.",
    version: "Une autre version de la page a fait ce film. Recharge la page, et ouvre encore le lien.",
    cut: (have, need) =>
      `La fin de ce lien manque : ${have} caractères sur ${need} sont là. Copie encore le lien entier.`,
    long: "Quelque chose suit la fin de ce lien. Copie seulement le lien.",
    changed: "Des lettres de ce lien sont fausses. Copie encore le lien entier.",
  },
  backup: {
    size: (megabytes, most) =>
      `Ce fichier fait ${megabytes} Mo. Une sauvegarde fait au plus ${most} Mo. Rien n’a été changé.`,
    json: "Ce fichier est abîmé : ce n’est pas du JSON. Il lui manque peut-être la fin. Rien n’a été changé.",
    other: "Ce fichier n’est pas une sauvegarde de wings. Rien n’a été changé.",
    version: "Une autre version de la page a fait ce fichier. Recharge la page, et lis-le encore. Rien n’a été changé.",
    entry: (path, seen) => `Ce fichier est abîmé à ${path} : ${seen}. Rien n’a été changé.`,
  },
  storageFull:
    "Le navigateur n’a pas assez de place pour tout, ou ne garde rien. Retire quelques grilles ou autorise le stockage, et réessaie. Rien n’a été changé.",

  // Puzzles and techniques
  futurePuzzle: (date) => `Le sudoku du ${date} s’ouvre ce jour-là. Choisis-en un ici, ou un jour sous « Progrès ».`,
  noSuchDate: (date) => `La date ${date} n’existe pas. Choisis un sudoku ici, ou un jour sous « Progrès ».`,
  noPuzzle: (name) => `Il n’y a pas de sudoku « ${name} ». Choisis-en un ici.`,
  noTechnique: (id) => `Il n’y a pas de technique « ${id} ». Choisis-en une autre sous « Leçons ».`,
  noExample: (name) => `Il n’y a pas encore de grille pour cette technique : ${name}. Choisis-en une autre.`,
  notOneSolution: "Seul un sudoku avec une seule solution peut être noté.",
  limitReached: "Cela prend trop de temps : la recherche s’est arrêtée.",

  // Files with techniques
  plugin: {
    broken: (file) => `${file} ne peut pas être chargé.`,
    typeScript: (file) =>
      `${file} est du TypeScript, et un navigateur ne comprend que JavaScript. Rassemble-le en un seul fichier .js.`,
    import: (file, _, missing) =>
      `${file} importe ${missing}, mais il n’y a que @wings/core et @wings/core/author. Rassemble tout dans un seul fichier.`,
    core: (file, _, missing) => `${file} a besoin d’une autre version de @wings/core : ${missing} n’existe pas ici.`,
    shape: (file) => `${file} n’exporte aucune technique.`,
    id: (file, _, id) => `${file} : l’id ${id} n’a pas d’auteur. Écris auteur/${id}.`,
    failed: (file, _, technique) => `${file} a une erreur dans la technique ${technique}, et a été arrêté.`,
    timeout: (file, _, seconds) => `${file} n’a pas répondu pendant ${seconds} secondes, et a été arrêté.`,
    finding: (file, _, technique, finding) =>
      `${file}, technique ${technique} : le résultat ${finding} n’est pas prouvé.`,
  },
};
