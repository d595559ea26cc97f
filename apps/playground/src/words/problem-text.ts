import { knownAs } from "../model/known.js";
import type { Problem } from "../model/problem.js";

/** What went wrong, in English and in German. */
type Said = readonly [english: string, german: string];

/** What the errors of the core, of formats and of the page say about themselves. */
type Details = Readonly<Partial<Record<string, unknown>>>;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The name of a technique. A plugin gave its name itself, and it may be gone: then its id has to do. */
const nameOf = (id: unknown): string => knownAs({ plugins: [] }, text(id)).meta.name;

const place = ({ line, column }: Details): Said => [
  `Line ${text(line)}, character ${text(column)}`,
  `Zeile ${text(line)}, Zeichen ${text(column)}`,
];

const DAMAGED: Said = [
  "This text is damaged, or it is no plain sudoku.",
  "Dieser Text ist beschädigt, oder er ist kein gewöhnliches Sudoku.",
];

const CUT: Said = [
  "The end of this link is missing, so only its board is here. Copy the whole link again.",
  "Das Ende dieses Links fehlt, darum ist nur sein Brett hier. Kopiere den ganzen Link noch einmal.",
];

/** By code. The message of an error is for programmers: it says where a text is wrong, and what was expected there. */
const TEXTS: Readonly<Record<string, (details: Details, message: string) => Said>> = {
  NO_BOARD: ({ seen }) =>
    text(seen) === ""
      ? [
          "There is no sudoku in this text. Write 81 digits, with a dot for each open cell.",
          "In diesem Text ist kein Sudoku. Schreibe 81 Ziffern, mit einem Punkt für jede offene Zelle.",
        ]
      : [
          `“${text(seen)}” is no sudoku. Write 81 digits, with a dot for each open cell.`,
          `„${text(seen)}“ ist kein Sudoku. Schreibe 81 Ziffern, mit einem Punkt für jede offene Zelle.`,
        ],
  WRONG_LENGTH: ({ seen }) => [
    `A sudoku has 81 cells; this text has ${parseInt(text(seen))}.`,
    `Ein Sudoku hat 81 Zellen; dieser Text hat ${parseInt(text(seen))}.`,
  ],
  BAD_CHARACTER: (details) => {
    const seen = text(details.seen).replaceAll('"', "");
    const [english, german] = place(details);
    return [
      `${english}: “${seen}” is no part of a sudoku. Use digits, and dots for open cells.`,
      `${german}: „${seen}“ gehört in kein Sudoku. Nimm Ziffern, und Punkte für offene Zellen.`,
    ];
  },
  SECOND_BOARD: () => [
    "This text has more than one sudoku. Open one at a time.",
    "Dieser Text hat mehr als ein Sudoku. Öffne eins nach dem anderen.",
  ],
  BAD_TEXT: () => ["This text is too long for a sudoku.", "Dieser Text ist zu lang für ein Sudoku."],
  BAD_FIELD: (details) => {
    const [english, german] = place(details);
    return [`${english}: ${DAMAGED[0]}`, `${german}: ${DAMAGED[1]}`];
  },
  BAD_PUZZLE: () => DAMAGED,
  VARIANT_PUZZLE: ({ rule }) => [
    `This puzzle has the extra rule “${text(rule)}”. Here, only plain sudoku can be opened.`,
    `Dieses Rätsel hat eine eigene Regel, „${text(rule)}“. Hier gehen nur gewöhnliche Sudokus.`,
  ],
  NO_BOARD_IN_URL: ({ site }) =>
    site === undefined
      ? [
          "This link contains no sudoku. Copy the puzzle itself.",
          "Dieser Link enthält kein Sudoku. Kopiere das Rätsel selbst.",
        ]
      : [
          `This link only names a puzzle at ${text(site)}. Open it there, and copy the puzzle itself.`,
          `Dieser Link nennt nur ein Rätsel bei ${text(site)}. Öffne es dort, und kopiere das Rätsel selbst.`,
        ],
  NO_QR_CODE: () => [
    "There is no QR code in this picture. Crop it to the code, or copy the text of the code.",
    "In diesem Bild ist kein QR-Code. Schneide es auf den Code zu, oder kopiere den Text des Codes.",
  ],
  BAD_PICTURE: () => [
    "This picture can’t be opened. Save it as PNG or JPEG.",
    "Dieses Bild lässt sich nicht öffnen. Sichere es als PNG oder JPEG.",
  ],
  BAD_LINK: ({ inner, argument, cut, seen }) => {
    if (cut !== undefined) return CUT;
    if (argument !== undefined)
      return (
        {
          cut: CUT,
          changed: [
            "Some letters of this link are wrong, so its argument is not here. Copy the whole link again.",
            "In diesem Link sind Buchstaben falsch, darum ist sein Beweis nicht hier. Kopiere den ganzen Link noch einmal.",
          ] as const,
          entry: [
            `The argument of this link does not fit its board: ${text(seen)}. Only the board is here.`,
            `Der Beweis dieses Links passt nicht zu seinem Brett: ${text(seen)}. Nur das Brett ist hier.`,
          ] as const,
        }[text(argument)] ?? DAMAGED
      );
    if (inner === undefined)
      return [
        "The step in this link can’t be read, so only its board is here.",
        "Der Schritt in diesem Link ist nicht lesbar, darum ist nur sein Brett hier.",
      ];
    const [english, german] = saidOf(inner as Problem);
    return [
      `The board in this link can’t be read. ${english} The board shown here is another one.`,
      `Das Brett in diesem Link ist nicht lesbar. ${german} Das Brett hier ist ein anderes.`,
    ];
  },
  BAD_FILM: ({ fault, have, need }) =>
    ({
      empty: [
        "This link has no film. Copy the whole link again.",
        "In diesem Link ist kein Film. Kopiere den ganzen Link noch einmal.",
      ] as const,
      version: [
        "Another version of the page made this film. Reload the page, and open the link again.",
        "Diesen Film hat eine andere Version der Seite gemacht. Lade die Seite neu, und öffne den Link noch einmal.",
      ] as const,
      cut: [
        `The end of this link is missing: ${text(have)} of ${text(need)} characters are here. Copy the whole link again.`,
        `Das Ende dieses Links fehlt: ${text(have)} von ${text(need)} Zeichen sind da. Kopiere den ganzen Link noch einmal.`,
      ] as const,
      long: [
        "Something follows the end of this link. Copy only the link.",
        "Hinter diesem Link steht noch etwas. Kopiere nur den Link.",
      ] as const,
      changed: [
        "Some letters of this link are wrong. Copy the whole link again.",
        "In diesem Link sind Buchstaben falsch. Kopiere den ganzen Link noch einmal.",
      ] as const,
    })[text(fault)] ?? DAMAGED,
  BAD_BACKUP: ({ fault, path, seen, megabytes, most }) =>
    ({
      size: [
        `This file has ${text(megabytes)} MB. A backup has at most ${text(most)} MB. Nothing was changed.`,
        `Diese Datei hat ${text(megabytes)} MB. Eine Sicherung hat höchstens ${text(most)} MB. Nichts wurde geändert.`,
      ] as const,
      json: [
        "This file is damaged: it is no JSON. Perhaps its end is missing. Nothing was changed.",
        "Diese Datei ist beschädigt: Sie ist kein JSON. Vielleicht fehlt ihr Ende. Nichts wurde geändert.",
      ] as const,
      other: [
        "This file is no backup of wings. Nothing was changed.",
        "Diese Datei ist keine Sicherung von wings. Nichts wurde geändert.",
      ] as const,
      version: [
        "Another version of the page made this file. Reload the page, and read it again. Nothing was changed.",
        "Diese Datei hat eine andere Version der Seite gemacht. Lade die Seite neu, und lies sie noch einmal. Nichts wurde geändert.",
      ] as const,
      entry: [
        `This file is damaged at ${text(path)}: ${text(seen)}. Nothing was changed.`,
        `Diese Datei ist beschädigt bei ${text(path)}: ${text(seen)}. Nichts wurde geändert.`,
      ] as const,
    })[text(fault)] ?? DAMAGED,
  STORAGE_FULL: () => [
    "The browser has no room for all of it, or keeps nothing. Remove some boards or allow storage, and try again. Nothing was changed.",
    "Der Browser hat nicht genug Platz dafür oder speichert nichts. Entferne ein paar Bretter oder erlaube das Speichern, und versuche es noch einmal. Nichts wurde geändert.",
  ],
  NO_STEP: ({ technique, outcome, isMissing }) => {
    const name = nameOf(technique);
    if (isMissing === true)
      return [
        `The step in this link needs ${name}. Add its file under Techniques, and open the link again.`,
        `Der Schritt in diesem Link braucht ${name}. Füge die Datei unter „Techniken“ hinzu, und öffne den Link noch einmal.`,
      ];
    return outcome === undefined
      ? [
          `The step in this link needs ${name}, a technique that this page doesn’t know.`,
          `Der Schritt in diesem Link braucht ${name}. Diese Technik kennt die Seite nicht.`,
        ]
      : [
          `${name} doesn’t find the step of this link on this board.`,
          `${name} findet den Schritt dieses Links auf diesem Brett nicht.`,
        ];
  },
  NO_PUZZLE: ({ name, asked }) =>
    asked === "future"
      ? [
          `The puzzle of ${text(name)} opens on that day. Choose one here, or a day under Progress.`,
          `Das Rätsel vom ${text(name)} kommt erst an diesem Tag. Wähle hier eins, oder einen Tag unter „Fortschritt“.`,
        ]
      : asked === "date"
        ? [
            `The date ${text(name)} doesn’t exist. Choose a puzzle here, or a day under Progress.`,
            `Das Datum ${text(name)} gibt es nicht. Wähle hier ein Rätsel, oder einen Tag unter „Fortschritt“.`,
          ]
        : [
            `There is no puzzle “${text(name)}”. Choose one here.`,
            `Es gibt kein Rätsel „${text(name)}“. Wähle hier eins.`,
          ],
  UNKNOWN_ID: ({ technique }) => [
    `There is no technique “${text(technique)}”. Choose another one under Practice.`,
    `Es gibt keine Technik „${text(technique)}“. Wähle eine andere unter „Üben“.`,
  ],
  NO_EXAMPLE: ({ technique }) => [
    `There is no board for ${nameOf(technique)} yet. Choose another technique.`,
    `Für ${nameOf(technique)} gibt es noch kein Brett. Wähle eine andere Technik.`,
  ],
  NOT_ONE_SOLUTION: () => [
    "Only a puzzle with one solution has a rating.",
    "Nur ein Rätsel mit einer Lösung lässt sich bewerten.",
  ],
  LIMIT_REACHED: () => ["This takes too long: the search gave up.", "Das dauert zu lange: Die Suche hat aufgegeben."],
  PLUGIN_BROKEN: ({ plugin, isTypeScript }, message) => [
    message,
    isTypeScript === true
      ? `${text(plugin)} ist TypeScript, und ein Browser versteht nur JavaScript. Mach daraus eine einzige .js-Datei.`
      : `${text(plugin)} lässt sich nicht laden.`,
  ],
  PLUGIN_IMPORT: ({ plugin, missing }, message) => [
    message,
    `${text(plugin)} importiert ${text(missing)}, aber es gibt nur @wings/core und @wings/core/author. Packe alles in eine Datei.`,
  ],
  PLUGIN_CORE: ({ plugin, missing }, message) => [
    message,
    `${text(plugin)} braucht eine andere Version von @wings/core: Hier gibt es ${text(missing)} nicht.`,
  ],
  PLUGIN_SHAPE: ({ plugin }, message) => [message, `${text(plugin)} exportiert keine Technik.`],
  PLUGIN_ID: ({ plugin, id }, message) => [
    message,
    `${text(plugin)}: Der id ${text(id)} fehlt ihr Autor. Nimm autor/${text(id)}.`,
  ],
  PLUGIN_FAILED: ({ plugin, technique }, message) => [
    message,
    `${text(plugin)} hat einen Fehler in der Technik ${text(technique)} und wurde angehalten.`,
  ],
  PLUGIN_TIMEOUT: ({ plugin, milliseconds }, message) => [
    message,
    `${text(plugin)} hat ${Number(milliseconds) / 1000} Sekunden lang nicht geantwortet und wurde angehalten.`,
  ],
  PLUGIN_FINDING: ({ plugin, technique, finding }, message) => [
    message,
    `${text(plugin)}, Technik ${text(technique)}: Der Fund ${text(finding)} ist nicht bewiesen.`,
  ],
};

function saidOf({ code, message, details }: Problem): Said {
  const known = TEXTS[code.replace(/^WINGS_/, "")] as (typeof TEXTS)[string] | undefined;
  return known?.(details as Details, message) ?? [message, message];
}

/** What went wrong, in words for people. */
export const problemText = (problem: Problem, language: string): string => saidOf(problem)[language === "de" ? 1 : 0];
