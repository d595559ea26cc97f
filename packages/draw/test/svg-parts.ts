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

/** All elements of a picture with a class. */
export const withClass = (svg: string, name: string): Element[] =>
  parseSvg(svg).children.filter(({ attributes }) => (attributes.class ?? "").split(" ").includes(name));

/** The words of the legend. */
export const legendOf = (svg: string): string[] => withClass(svg, "t").map(({ text }) => text);

/** Where the candidate of a cell is drawn, written down once more: cells are 64 wide, candidates 19 apart. */
export function spot(cell: number, digit: number): { x: number; y: number } {
  const column = cell % 9;
  const row = (cell - column) / 9;
  const across = (digit - 1) % 3;
  return { x: 24 + 64 * column + 13 + 19 * across, y: 24 + 64 * row + 13 + (19 * (digit - 1 - across)) / 3 };
}
