import { type Board, type Finding, type Hit, fill, findingOf, format } from "@wings/core";
import { type Fault, again, fault } from "./faults.js";
import { type Subject, run, summaryOf } from "./subject.js";
import type { Symmetry } from "./symmetry.js";
import { type Entities, entitiesOf, entitiesIn } from "./text-entities.js";
import { difference, foundOf, normalizeWithoutRoles, normalize, patternValues } from "./normalize.js";

/** What is found, and what is said of it, is the same from whatever side one looks. */

/** Carries a board through symmetries, and compares what is found on the images with the image of what is found. */
export function isSymmetric(subject: Subject): Fault | undefined {
  for (const symmetry of subject.symmetries) {
    const wrong = compareImage(subject, symmetry);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function compareImage(subject: Subject, symmetry: Symmetry): Fault | undefined {
  const { technique, board, hits } = subject;
  const image = symmetry.board(board);
  const onImage = run(technique, image).hits;
  const both = (tell: typeof normalize): [expected: string[], seen: string[]] => [
    hits.map((hit) => tell(technique, board, foundOf(hit), symmetry)),
    onImage.map((hit) => tell(technique, image, foundOf(hit))),
  ];
  const broken = ([expected, seen]: [string[], string[]], hint: string): Fault | undefined => {
    const [missing] = difference(expected, seen);
    const [extra] = difference(seen, expected);
    if ((missing ?? extra) === undefined) return undefined;
    const origin = `${summaryOf(subject, hits[expected.indexOf(missing)])} on ${format(board, "url")}`;
    return fault("BROKEN_SYMMETRY", technique, image, {
      expected: missing === undefined ? "no finding whose image is not found" : `${missing}, the image of ${origin}`,
      seen: `${extra ?? "no such finding"}${hint}`,
      again: again(technique, board),
    });
  };

  const marked = both(normalize);
  const isOnlyRoles = (): boolean => broken(both(normalizeWithoutRoles), "") === undefined;
  const wrong = broken(marked, "");
  if (wrong !== undefined) return isOnlyRoles() ? broken(marked, ROLES_HINT) : wrong;
  // The same marks and outcomes: now what the patterns hold, and their sizes.
  const full = both((...of) => `size ${of[2].size}, ${patternValues(of[0], of[2], of[3])}`);
  return broken([joined(full[0], marked[0]), joined(full[1], marked[1])], FIELDS_HINT);
}

const joined = (a: readonly string[], b: readonly string[]): string[] => a.map((each, i) => `${each}: ${b[i]}`);

const ROLES_HINT =
  ". Only roles are exchanged: roles that may change places have the same words, but for a letter or number at the end";
const FIELDS_HINT =
  ". What is marked is the same, and not what the pattern holds (c: cells, h: houses, d: digits) or its size: a field is " +
  "wrong, or the size depends on where the pattern lies";

/** On so many images, and of so many findings of a board, words are compared. */
const IMAGES = 4;
const FINDINGS = 8;

/**
 * Whatever the messages name belongs to the finding, or is the image of what they name of the finding that this one is the
 * image of. A figure may stay as it is, for it may count something: so a digit that is written out is not noticed.
 */
export function messagesAreSymmetric(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  for (const symmetry of subject.symmetries.slice(0, IMAGES)) {
    const image = symmetry.board(board);
    const onImage = run(technique, image).hits;
    const images = new Map(onImage.map((hit) => [patternValues(technique, foundOf(hit)), hit]));
    // Where two findings hold the same there is no telling which is the image of which.
    if (images.size < onImage.length) continue;
    for (const origin of someOf(hits)) {
      const hit = images.get(patternValues(technique, foundOf(origin), symmetry));
      // What is not found alike is not told alike: another property says so.
      const wrong = hit && foreignEntity(subject, origin, symmetry, image, hit);
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
}

const someOf = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter((_, i) => i % Math.ceil(hits.length / FINDINGS) === 0);

function foreignEntity(
  { technique, board }: Subject,
  origin: Hit,
  symmetry: Symmetry,
  image: Board,
  hit: Hit,
): Fault | undefined {
  const own = entitiesOf(technique, hit, technique.marks(hit.pattern as never, image));
  const before = textsOf(findingOf(technique, board, origin)).map(([, text]) => text);
  const told = entitiesIn(before.join("; "));
  const names = {
    cells: new Set([...own.cells, ...[...told.cells].map((cell) => symmetry.cell(cell))]),
    houses: new Set([...own.houses, ...[...told.houses].map((house) => symmetry.house(house))]),
    digits: new Set([...own.digits, ...told.digits, ...[...told.digits].map((digit) => symmetry.digit(digit))]),
  };
  for (const [form, text] of textsOf(findingOf(technique, image, hit))) {
    const strange = foreignKind(entitiesIn(text), names);
    if (strange === undefined) continue;
    return fault("WRONG_DATUM", technique, image, {
      expected: `only ${strange} that belong to the finding ${JSON.stringify(hit.pattern)}, or whose images are named on ${format(board, "url")}, of which this is an image: ${before.join(" | ")}`,
      seen: `the ${form} message: ${JSON.stringify(text)}`,
      again: again(technique, board),
    });
  }
  return undefined;
}

const textsOf = ({ text, message }: Finding): [form: string, text: string][] => [
  ["long", text],
  ["short", fill(message.short, message.data)],
  ["vague", fill(message.vague, message.data)],
];

/** Of what kind something is that is named, and should not be. */
const foreignKind = (told: Entities, names: Entities): keyof Entities | undefined =>
  (["cells", "houses", "digits"] as const).find((kind) => [...told[kind]].some((each) => !names[kind].has(each)));
