import type { Board, Pattern, Reporter, Technique } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explain, wingPattern } from "./explanation.js";
import { type WingShape, wingsOf } from "./family.js";
import { reachOn } from "./reach.js";
import { reportRing, reportWing } from "./report.js";
import { SHAPES } from "./shapes.js";
import type { LinkForm } from "./ways.js";

/** A wing of three strong links: its six nodes, and for each strong link its facts. */
export type ChainWing = Pattern<typeof wingPattern>;
type WingTechnique = Technique<typeof wingPattern, Record<never, never>>;

const FORM_NAMES = { plain: "", grouped: "Grouped ", als: "ALS " } as const;

/** How many links of a wing can be sets. */
const setsOf = ({ links }: WingShape): number => links.filter((link) => link === "V").length;

function wing(shape: WingShape, id: string, name: string, form: LinkForm): WingTechnique {
  const fullName = FORM_NAMES[form] + name;
  return defineBuiltIn({
    id: form === "plain" ? id : `${form}-${id}`,
    name: fullName,
    minSize: 3,
    pattern: wingPattern,
    ...explain(fullName, form === "als" ? setsOf(shape) : 0),
    find(board, report) {
      const found = wingsOf(board, shape, form, "wing");
      if (found.length === 0) return;
      const { links } = reachOn(board, form);
      for (let i = 0; i < found.length; i += 3) if (reportWing(board, report, links, found.slice(i, i + 3))) return;
    },
  });
}

/** (X=Y)a – Y b = (Y-X)c = X d */
export const mWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "plain");
/** An M-Wing with a group of cells in a house. */
export const groupedMWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "grouped");
/** An M-Wing with a set in place of its cell. */
export const alsMWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "als");
/** X a = X b – (X=Y)c – Y d = Y e */
export const sWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "plain");
/** An S-Wing with a group of cells in a house. */
export const groupedSWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "grouped");
/** An S-Wing with a set in place of its cell. */
export const alsSWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "als");
/** X a = X b – X c = (X-Y)d = Y e */
export const lWing = /* @__PURE__ */ wing(SHAPES.l, "l-wing", "L-Wing", "plain");
/** An L-Wing with a group of cells in a house. */
export const groupedLWing = /* @__PURE__ */ wing(SHAPES.l, "l-wing", "L-Wing", "grouped");
/** X a = (X-Y)b = (Y-Z)c = Z d */
export const h1Wing = /* @__PURE__ */ wing(SHAPES.h1, "h1-wing", "H1-Wing", "plain");
/** An H1-Wing with a group of cells in a house. */
export const groupedH1Wing = /* @__PURE__ */ wing(SHAPES.h1, "h1-wing", "H1-Wing", "grouped");
/** (X=Y)a – Y b = (Y-Z)c = Z d */
export const h2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "plain");
/** An H2-Wing with a group of cells in a house. */
export const groupedH2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "grouped");
/** An H2-Wing with a set in place of its cell. */
export const alsH2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "als");
/** (X=Y)a – (Y=Z)b – Z c = Z d */
export const h3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "plain");
/** An H3-Wing with a group of cells in a house. */
export const groupedH3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "grouped");
/** An H3-Wing with a set in place of a cell. */
export const alsH3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "als");
/** X a = (X-Y)b = (Y-X)c = X d */
export const invertedWWing = /* @__PURE__ */ wing(SHAPES.invertedW, "inverted-w-wing", "Inverted W-Wing", "plain");
/** An inverted W-Wing with a group of cells in a house. */
export const groupedInvertedWWing = /* @__PURE__ */ wing(
  SHAPES.invertedW,
  "inverted-w-wing",
  "Inverted W-Wing",
  "grouped",
);

/** A ring, in all forms: a wing whose ends exclude each other. It is reported once, however many wings it is. */
function ring(shape: WingShape, id: string, name: string): WingTechnique {
  return defineBuiltIn({
    id,
    name,
    minSize: 3,
    ties: true,
    pattern: wingPattern,
    ...explain(name, setsOf(shape), true),
    find(board, report) {
      for (const form of ["plain", "grouped", "als"] as const) if (findRings(board, report, shape, form)) return;
    },
  });
}

function findRings(board: Board, report: Reporter<typeof wingPattern>, shape: WingShape, form: LinkForm): boolean {
  const found = wingsOf(board, shape, form, "ring");
  if (found.length === 0) return false;
  const { links } = reachOn(board, form);
  const reported = new Set<string>();
  for (let i = 0; i < found.length; i += 3) {
    const ways = found.slice(i, i + 3);
    // A ring is the set of its links.
    const key = String(ways.map((way) => way >> 1).sort());
    if (reported.has(key)) continue;
    reported.add(key);
    if (reportRing(board, report, links, ways)) return true;
  }
  return false;
}

/** The ring of M-Wings and S-Wings. */
export const mRing = /* @__PURE__ */ ring(SHAPES.m, "m-ring", "M-Ring");
/** The ring of L-Wings and inverted W-Wings. */
export const lRing = /* @__PURE__ */ ring(SHAPES.invertedW, "l-ring", "L-Ring");
/** The ring of H1-Wings. */
export const h1Ring = /* @__PURE__ */ ring(SHAPES.h1, "h1-ring", "H1-Ring");
