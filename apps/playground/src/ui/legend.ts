import { fromCandidates } from "@wings/core/host";
import { drawSvg } from "@wings/draw";
import type { Step } from "../state/step.js";

/** An entry of the legend: a word and a sample picture. */
export interface Sample {
  readonly word: string;
  readonly svg: string;
}

/** An entry of the drawn legend: a group with the sample around its origin, then the word. */
const ENTRY =
  /<g transform="translate\([\d.]+ [\d.]+\)">((?:(?!<g transform).)*?)<text class="t" x="(\d+)"[^>]*>([^<]*)<\/text><\/g>/gs;

/** An empty board, which is fast to draw. */
const BLANK = fromCandidates(new Uint16Array(81));

/** The legend of a step. One link of each kind is enough. */
export function legendOf({ finding }: Step, options: Parameters<typeof drawSvg>[2]): Sample[] {
  const kinds = new Set(finding.marks.map((mark) => ("link" in mark ? mark.link : undefined)));
  const links = (["strong", "weak"] as const)
    .filter((kind) => kinds.has(kind))
    .map((link) => ({ link, from: ["r1c1#1"], to: ["r9c9#1"] }) as const);
  const marks = [...finding.marks.filter((mark) => !("link" in mark)), ...links];
  return samplesOf(drawSvg(BLANK, { marks }, options));
}

/**
 * The entries of a drawn legend. On small screens its words would be too small, so the page renders them as text.
 */
export function samplesOf(svg: string): Sample[] {
  const [head = ""] = /^<svg [^>]*>/.exec(svg) ?? [];
  const [style = ""] = /<style>.*?<\/style>/s.exec(svg) ?? [];
  const frame = head.replace(/ (?:width|height|viewBox)="[^"]*"/g, "").slice(0, -1);
  return Array.from(svg.matchAll(ENTRY), ([, shapes, room, word]) => ({
    word: plain(word),
    svg: `${frame} viewBox="-3 -13 ${room} 26">${style}${shapes}</svg>`,
  }));
}

/** Unescapes text from SVG. */
const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
