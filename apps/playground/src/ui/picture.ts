import { parse } from "@wings/core";
import { drawSvg } from "@wings/draw";
import type { Session } from "../session.js";
import type { Known } from "../state/state.js";
import type { Step } from "../state/step.js";
import { type Sample, legendOf } from "./legend.js";

/** A picture as the address of an image: in an image nothing runs and nothing is loaded, whatever stands in it. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export type Colours = "light" | "dark";

/** A step as it is drawn. */
interface Picture {
  readonly step: Step;
  readonly names: ReturnType<typeof namesOf>;
  readonly theme: Colours;
  /** Without links: finding ways for them can take a moment, which is the engine's. */
  readonly plain: string;
  /** With them, as soon as the engine has drawn them. */
  linked?: string;
  readonly legend: readonly Sample[];
}

const pictures: Readonly<Record<Colours, WeakMap<Step, Picture>>> = { light: new WeakMap(), dark: new WeakMap() };

/** The picture of a step: drawn once, perhaps before anyone asks. */
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

/** Has the engine draw the links, where there are any and they are not there yet; answers what ends that. */
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
