/** SudokuPad's short names of fields that tell what a puzzle consists of. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  a: "arrows",
  ca: "cages",
  ce: "cells",
  cs: "cellSize",
  l: "lines",
  o: "overlays",
  re: "regions",
  t: "title",
  u: "underlays",
  v: "value",
};

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...(["t", "true"] as const).map((word) => [word, true] as const),
  ...(["f", "false"] as const).map((word) => [word, false] as const),
  ["null", null],
]);

/**
 * Reads the short JSON in SudokuPad's links, `{ce:[[{v:5},,],…]}`: names are short and without quotes, texts have either kind
 * of quotes, `t` is true, `f` is false, and an element that is left out is `{}`. `undefined` for other text.
 */
export function readShortJson(text: string): unknown {
  const tokens = text.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}[\],:]|[^{}[\],:"'\s]+/g) ?? [];
  let at = 0;
  const read = (): unknown => {
    const token = tokens[at++] ?? "";
    if (token === "{") return readObject();
    if (token === "[") return readList();
    if (/^["']/.test(token)) return token.slice(1, -1).replace(/\\(.)/g, "$1");
    if (WORDS.has(token)) return WORDS.get(token);
    return /^-?\d+(?:\.\d+)?$/.test(token) ? Number(token) : token;
  };
  const readObject = (): Record<string, unknown> => {
    const fields: Record<string, unknown> = {};
    while (at < tokens.length && tokens[at] !== "}") {
      const name = String(read());
      if (tokens[at++] !== ":") throw new SyntaxError();
      fields[Object.hasOwn(LONG_NAMES, name) ? LONG_NAMES[name] : name] = read();
      if (tokens[at] === ",") at++;
    }
    at++;
    return fields;
  };
  const readList = (): unknown[] => {
    const list: unknown[] = [];
    for (;;) {
      list.push([",", "]"].includes(tokens[at]) ? {} : read());
      const next = tokens[at++];
      if (next === "]") return list;
      if (next !== ",") throw new SyntaxError();
    }
  };
  try {
    return read();
  } catch {
    return undefined;
  }
}
