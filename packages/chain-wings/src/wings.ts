import type { Pattern, Reporter, Technique } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explain, wingPattern } from "./wing-words.js";
import { wingsOf } from "./find-wings.js";
import { reachOn } from "./reach.js";
import { reportRing, reportWing } from "./report.js";
import { SHAPES, type WingShape } from "./shapes.js";
import type { LinkForm } from "./ways.js";

/** A wing of three strong links: its six nodes, and for each strong link its facts. */
export type ChainWing = Pattern<typeof wingPattern>;
type WingTechnique = Technique<typeof wingPattern, Record<never, never>>;

const FORM_NAMES = { plain: "", grouped: "Grouped ", als: "ALS " } as const;

/** How many links of a wing can be sets. */
const setsOf = ({ links }: WingShape): number => links.filter((link) => link === "V").length;

/** The wings of a shape with links of a form, as a technique. */
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
      for (let i = 0; i < found.length; i += 3) if (reportWing(report, links, found.slice(i, i + 3))) return;
    },
  });
}

/** M-Wing, with the cells a to d: (X=Y)a – Y b = (Y-X)c = X d. */
export const mWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "plain");
/** An M-Wing with a group of cells in a house. */
export const groupedMWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "grouped");
/** An M-Wing with a set in place of its cell. */
export const alsMWing = /* @__PURE__ */ wing(SHAPES.m, "m-wing", "M-Wing", "als");
/** S-Wing, with the cells a to e: X a = X b – (X=Y)c – Y d = Y e. */
export const sWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "plain");
/** An S-Wing with a group of cells in a house. */
export const groupedSWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "grouped");
/** An S-Wing with a set in place of its cell. */
export const alsSWing = /* @__PURE__ */ wing(SHAPES.s, "s-wing", "S-Wing", "als");
/** L-Wing, with the cells a to e: X a = X b – X c = (X-Y)d = Y e. */
export const lWing = /* @__PURE__ */ wing(SHAPES.l, "l-wing", "L-Wing", "plain");
/** An L-Wing with a group of cells in a house. */
export const groupedLWing = /* @__PURE__ */ wing(SHAPES.l, "l-wing", "L-Wing", "grouped");
/** H1-Wing, with the cells a to d: X a = (X-Y)b = (Y-Z)c = Z d. */
export const h1Wing = /* @__PURE__ */ wing(SHAPES.h1, "h1-wing", "H1-Wing", "plain");
/** An H1-Wing with a group of cells in a house. */
export const groupedH1Wing = /* @__PURE__ */ wing(SHAPES.h1, "h1-wing", "H1-Wing", "grouped");
/** H2-Wing, with the cells a to d: (X=Y)a – Y b = (Y-Z)c = Z d. */
export const h2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "plain");
/** An H2-Wing with a group of cells in a house. */
export const groupedH2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "grouped");
/** An H2-Wing with a set in place of its cell. */
export const alsH2Wing = /* @__PURE__ */ wing(SHAPES.h2, "h2-wing", "H2-Wing", "als");
/** H3-Wing, with the cells a to d: (X=Y)a – (Y=Z)b – Z c = Z d. */
export const h3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "plain");
/** An H3-Wing with a group of cells in a house. */
export const groupedH3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "grouped");
/** An H3-Wing with a set in place of a cell. */
export const alsH3Wing = /* @__PURE__ */ wing(SHAPES.h3, "h3-wing", "H3-Wing", "als");
/** Inverted W-Wing, with the cells a to d: X a = (X-Y)b = (Y-X)c = X d. */
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
    find(_, report) {
      for (const form of ["plain", "grouped", "als"] as const) if (findRings(report, shape, form)) return;
    },
  });
}

/** Finds the rings of a shape with links of a form. Returns whether to stop. */
function findRings(report: Reporter<typeof wingPattern>, shape: WingShape, form: LinkForm): boolean {
  const { board } = report;
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
    if (reportRing(report, links, ways)) return true;
  }
  return false;
}

/** The ring of M-Wings and S-Wings. */
export const mRing = /* @__PURE__ */ ring(SHAPES.m, "m-ring", "M-Ring");
/** The ring of L-Wings and inverted W-Wings. */
export const lRing = /* @__PURE__ */ ring(SHAPES.invertedW, "l-ring", "L-Ring");
/** The ring of H1-Wings. */
export const h1Ring = /* @__PURE__ */ ring(SHAPES.h1, "h1-ring", "H1-Ring");
