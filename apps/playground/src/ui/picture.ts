import { parse } from "@wings/core";
import { drawSvg } from "@wings/draw";
import type { Session } from "../session.js";
import type { Known } from "../state/state.js";
import type { Step } from "../state/step.js";
import { type Sample, legendOf } from "./legend.js";

/** A picture as a data URL. An image runs no scripts and loads nothing. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export type Colours = "light" | "dark";

/** A drawn step. */
interface Picture {
  readonly step: Step;
  readonly names: ReturnType<typeof namesOf>;
  readonly theme: Colours;
  /** The drawing without links. */
  readonly plain: string;
  /** The drawing with links, which the engine makes because routing can take a moment. */
  linked?: string;
  readonly legend: readonly Sample[];
}

const pictures: Readonly<Record<Colours, WeakMap<Step, Picture>>> = { light: new WeakMap(), dark: new WeakMap() };

/** The picture of a step, drawn once. */
export function pictureOf(step: Step, known: Known, theme: Colours): Picture {
  const there = pictures[theme].get(step);
  if (there !== undefined) return there;
  const names = namesOf(known);
  const { technique, marks } = step.finding;
  const finding = { technique, marks: marks.filter((mark) => !("link" in mark)) };
  const plain = drawSvg(parse(step.board), finding, { theme, names, legend: false });
  const picture: Picture = { step, names, theme, plain, legend: legendOf(step, { theme, names }) };
  pictures[theme].set(step, picture);
  return picture;
}

/** Lets the engine draw the links, if there are any. Returns a function that cancels it. */
export function drawLinks(session: Session, picture: Picture, then: () => void): () => void {
  const { step, names, theme, linked } = picture;
  const { board, finding } = step;
  if (linked !== undefined || !finding.marks.some((mark) => "link" in mark)) return () => undefined;
  const job = session.run({ kind: "draw", board, finding, names, theme }, (news) => {
    if (news.kind !== "picture") return;
    picture.linked = news.svg;
    then();
  });
  return () => {
    job.cancel();
  };
}

export const namesOf = ({
  meta: { name, roles },
}: Known): { name: string; roles: Readonly<Record<string, string>> } => ({
  name,
  roles,
});
