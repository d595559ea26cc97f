import { type Board, type FindingJson, cellName, explain, format } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { type Hit, describeHit, eliminationsOf } from "@wings/core/host";
import { describePattern } from "./describe.js";
import { type Fault, again, fault } from "./faults.js";
import { type Subject, run, summaryOf } from "./subject.js";
import { type Symmetry, combined, relabeling, turning } from "./symmetry.js";
import { exchanges, inWords } from "./exchanges.js";
import { random } from "@wings/generate/random";
import { spaced } from "./spaced.js";
import { type Entities, entitiesOf, entitiesIn } from "./text-entities.js";
import { proofFault } from "./properties-findings.js";
import { difference, foundOf, normalizeWithoutRoles, normalize, outcomeText, patternValues } from "./normalize.js";

/** Properties under the symmetries of sudoku: a technique finds and says the same on the image of a board. */

/** Compares the findings on images of a board with the images of its findings. */
export function isSymmetric(subject: Subject): Fault | undefined {
  for (const symmetry of subject.symmetries) {
    const wrong = compareImage(subject, symmetry, "");
    if (wrong === undefined) continue;
    return (
      refusedOn(subject, symmetry) ??
      simplest(subject, wrong.code) ??
      compareImage(subject, symmetry, inWords(symmetry))
    );
  }
  return undefined;
}

/** A finding of the image that is wrong: that says more than that it is only there. */
function refusedOn({ technique, board }: Subject, symmetry: Symmetry): Fault | undefined {
  const image = symmetry.board(board);
  return proofFault(technique, image, run(technique, image).hits, again(technique, board));
}

/** The same fault after one exchange: two rows, two digits. It names the cause better than a random symmetry. */
function simplest(subject: Subject, code: string): Fault | undefined {
  for (const { words, symmetry } of exchanges(subject.technique.meta.rigid)) {
    const wrong = compareImage(subject, symmetry, words);
    if (wrong?.code === code) return wrong;
  }
  return undefined;
}

function compareImage(subject: Subject, symmetry: Symmetry, how: string): Fault | undefined {
  const { technique, board, hits } = subject;
  const image = symmetry.board(board);
  const onImage = run(technique, image).hits;
  const both = (tell: typeof normalize): Texts => [
    hits.map((hit) => tell(technique, board, foundOf(hit), symmetry)),
    onImage.map((hit) => tell(technique, image, foundOf(hit))),
  ];
  const differ = (code: string, texts: Texts, hint = ""): Fault | undefined => {
    const [expected, seen] = texts;
    const [missing] = difference(expected, seen);
    const [extra] = difference(seen, expected);
    if ((missing ?? extra) === undefined) return undefined;
    const origin = `${summaryOf(subject, hits[expected.indexOf(missing)])} on ${format(board, "url")}`;
    const by = how === "" ? "" : `, ${how}`;
    return fault(code, technique, image, {
      expected:
        missing === undefined
          ? `only images of findings${by}`
          : `${missing}, because it is the image of ${origin}${by}`,
      seen: `${extra ?? "no such finding"}${hint}`,
      again: again(technique, board),
    });
  };

  // One of several equal patterns is shown: what they eliminate is the same, and how small they are.
  if (technique.meta.ties === true) return differ("BROKEN_SYMMETRY", [leastSizes(hits, symmetry), leastSizes(onImage)]);
  const marked = both(normalize);
  const patterns = both((...of) => patternValues(of[0], of[2], of[3]));
  const found = both((...of) => `${outcomeText(of[2], of[3])} by ${patternValues(of[0], of[2], of[3])}`);
  if (!isEqual(found)) {
    const isMarkedEqual = isEqual(marked);
    return differ(
      "BROKEN_SYMMETRY",
      isMarkedEqual ? joined(patterns, marked) : marked,
      isMarkedEqual ? FIELDS_HINT : "",
    );
  }
  const isOnlyRoles = isEqual(both(normalizeWithoutRoles));
  const wrong = differ("UNEQUAL_MARKS", marked, isOnlyRoles ? ROLES_HINT : MARKS_HINT);
  if (wrong !== undefined) return wrong;
  const sizes = both((...of) => `size ${of[2].size}, ${patternValues(of[0], of[2], of[3])}`);
  return differ("BROKEN_SYMMETRY", joined(sizes, marked), FIELDS_HINT);
}

/** What is expected on an image, and what is seen there. */
type Texts = readonly [expected: string[], seen: string[]];

const isEqual = ([expected, seen]: Texts): boolean =>
  difference(expected, seen).length + difference(seen, expected).length === 0;

/** What the findings change, each with the least size of a finding that does it. */
function leastSizes(hits: readonly Hit[], symmetry?: Symmetry): string[] {
  const sizes = new Map<string, number>();
  for (const hit of hits) {
    const changes = [
      ...eliminationsOf(hit).map((change) => ({ ...change, sign: "≠" })),
      ...hit.placements.map((change) => ({ ...change, sign: "=" })),
    ];
    for (const { cell, digit, sign } of changes) {
      const image = symmetry ? [symmetry.cell(cell), symmetry.digit(digit)] : [cell, digit];
      const name = `${cellName(image[0])}${sign}${image[1]}`;
      sizes.set(name, Math.min(sizes.get(name) ?? Infinity, hit.size));
    }
  }
  return [...sizes].map(([name, size]) => `${name} by a pattern of size ${size}`);
}

const joined = ([a, b]: Texts, [x, y]: Texts): Texts => [
  a.map((each, i) => `${each}: ${x[i]}`),
  b.map((each, i) => `${each}: ${y[i]}`),
];

const ROLES_HINT =
  ". Outcome and marked cells are the same, but roles or links differ. Roles that may be exchanged need the same name, " +
  "except for a letter or number at the end. Links must be drawn in the same way everywhere";
const MARKS_HINT = ". Pattern and outcome are the same, but the marks are on other cells or digits";
const FIELDS_HINT =
  ". Marks and outcome are the same, but the values of the pattern or its size differ. A field is wrong, or the size depends " +
  "on the place of the pattern";

/**
 * What is found doesn't depend on the boards before. A technique that finds less on an image after another board with the same
 * key, and all on an image with new digits, has no broken symmetry: it keeps something.
 */
export function keepsNothing(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  if (hits.length === 0) return undefined;
  const source = random(11);
  /** Whether it is right on the first image, whose digits no search has met, and wrong on the second. */
  const isWrongAfter = (images: () => [before: Symmetry, then: Symmetry]): boolean => {
    const [before, then] = images();
    return isRightOn(subject, before) && !isRightOn(subject, then);
  };
  const turnedFirst = (): [Symmetry, Symmetry] => {
    const relabeled = relabeling(source);
    return [combined(relabeled, turning(source)), relabeled];
  };
  const turnedThen = (): [Symmetry, Symmetry] => {
    const relabeled = relabeling(source);
    return [relabeled, combined(relabeled, turning(source))];
  };
  const bareFirst = (): [Symmetry, Symmetry] => {
    const then = relabeling(source);
    run(technique, bare(then.board(board)));
    return [relabeling(source), then];
  };
  const stale = (what: string): Fault =>
    fault("STALE_DATA", technique, board, {
      expected: "the same findings, whatever was searched before",
      seen: `other findings after a board with ${what}: something is kept under a key that both have`,
      again: again(technique, board),
    });
  if (isWrongAfter(turnedFirst) && isWrongAfter(turnedThen)) return stale("the same candidates in other places");
  return isWrongAfter(bareFirst) && isWrongAfter(bareFirst) ? stale("the same digits and no candidates") : undefined;
}

/** The board without its candidates. */
function bare(board: Board): Board {
  for (const [cell, mask] of board.masks.entries()) for (const digit of digitsOf(mask)) board.eliminate(cell, digit);
  return board;
}

function isRightOn({ technique, board, hits }: Subject, symmetry: Symmetry): boolean {
  const seen = run(technique, symmetry.board(board)).hits;
  if (technique.meta.ties === true) return isEqual([leastSizes(hits, symmetry), leastSizes(seen)]);
  const key = (hit: Hit, by?: Symmetry): string =>
    `${outcomeText(foundOf(hit), by)} ${patternValues(technique, foundOf(hit), by)}`;
  return isEqual([hits.map((hit) => key(hit, symmetry)), seen.map((hit) => key(hit))]);
}

/** Reasons on images of a board prove the findings there: a reason may be right in one place and wrong in another. */
export function isProvedOnImages({ technique, board, symmetries }: Subject): Fault | undefined {
  for (const symmetry of symmetries.slice(0, IMAGES)) {
    const image = symmetry.board(board);
    const wrong = proofFault(technique, image, someOf(run(technique, image).hits), again(technique, board));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Reasons and messages are checked on some images of each board, for some findings. */
const IMAGES = 4;
const FINDINGS = 8;

/**
 * A message on an image names only parts of the finding, or images of what the original message names. A number may stay the
 * same, because it may be a count.
 */
export function messagesAreSymmetric(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  // Of equal patterns, or of equal proofs, another may be reported on an image.
  if (technique.meta.ties === true) return undefined;
  for (const symmetry of subject.symmetries.slice(0, IMAGES)) {
    const image = symmetry.board(board);
    const onImage = run(technique, image).hits;
    const images = new Map(onImage.map((hit) => [patternValues(technique, foundOf(hit)), hit]));
    // With two equal patterns, the images can't be assigned.
    if (images.size < onImage.length) continue;
    for (const origin of someOf(hits)) {
      const hit = images.get(patternValues(technique, foundOf(origin), symmetry));
      // Without an image, another property fails.
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
  const before = textsOf(describeHit(technique, board, origin));
  const mentioned = entitiesIn(before.map(({ readable }) => readable).join("; "));
  const names = {
    cells: new Set([...own.cells, ...[...mentioned.cells].map((cell) => symmetry.cell(cell))]),
    houses: new Set([...own.houses, ...[...mentioned.houses].map((house) => symmetry.house(house))]),
    digits: new Set([
      ...own.digits,
      ...mentioned.digits,
      ...[...mentioned.digits].map((digit) => symmetry.digit(digit)),
    ]),
  };
  for (const { form, text, readable } of textsOf(describeHit(technique, image, hit))) {
    const strange = foreignKind(entitiesIn(readable), names);
    if (strange === undefined) continue;
    return fault("WRONG_DATUM", technique, image, {
      expected: `only ${strange} of the finding (${describePattern(technique, hit.pattern)}), or images of ${strange} that the messages name on the original board ${format(board, "url")}: ${before.map(({ text }) => text).join(" | ")}`,
      seen: `the ${form} message: ${JSON.stringify(text)}`,
      again: again(technique, board),
    });
  }
  return undefined;
}

/** The messages as they are, and so that their names can be read. */
const textsOf = (finding: FindingJson): { form: string; text: string; readable: string }[] =>
  (["long", "short", "vague"] as const).map((form) => ({
    form,
    text: explain(finding, form),
    readable: explain(spaced(finding), form),
  }));

/** The kind of an entity that a text names, but should not. */
const foreignKind = (mentioned: Entities, names: Entities): keyof Entities | undefined =>
  (["cells", "houses", "digits"] as const).find((kind) => [...mentioned[kind]].some((each) => !names[kind].has(each)));
