import { SaxesParser } from "saxes";

/** An element of a picture, as a strict XML parser reads it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses a picture; throws where it is not well-formed. */
export function parseSvg(svg: string): Element {
  const open: Element[] = [{ name: "", attributes: {}, children: [], text: "" }];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    open.at(-1)!.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(svg).close();
  const [{ children }] = open;
  if (children.length !== 1) throw new Error(`${children.length} elements in place of one`);
  return children[0];
}

const hasClasses =
  (names: readonly string[]) =>
  ({ attributes }: Element): boolean =>
    names.every((name) => (attributes.class ?? "").split(" ").includes(name));

/** All elements on the board of a picture with these classes. */
export const withClass = (svg: string, ...names: readonly string[]): Element[] =>
  parseSvg(svg).children.filter(hasClasses(names));

/** Where a moved element is. */
export const placeOf = ({ attributes }: Element): { x: number; y: number } => {
  const [x, y] = /^translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes.transform)!.slice(1).map(Number);
  return { x, y };
};

/** The entries of the legend, moved to their places: a sample and a word. */
export const entriesOf = (svg: string): { place: { x: number; y: number }; word: Element; sample: Element }[] =>
  parseSvg(svg).children.flatMap((entry) => {
    const word = entry.children.find(hasClasses(["t"]));
    return word === undefined ? [] : [{ place: placeOf(entry), word, sample: entry.children[0] }];
  });

/** The words of the legend. */
export const legendOf = (svg: string): string[] => entriesOf(svg).map(({ word }) => word.text);

/** Where the candidate of a cell is drawn, written down once more: cells are 64 wide, candidates 19.5 apart. */
export function spot(cell: number, digit: number): { x: number; y: number } {
  const column = cell % 9;
  const row = (cell - column) / 9;
  const across = (digit - 1) % 3;
  return { x: 24 + 64 * column + 12.5 + 19.5 * across, y: 24 + 64 * row + 12.5 + (19.5 * (digit - 1 - across)) / 3 };
}
