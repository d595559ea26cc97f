import { fromCandidates } from "@wings/core";
import { drawSvg } from "@wings/draw";
import type { Step } from "../state/step.js";

/** A word of the legend, with its sample as a picture. */
export interface Sample {
  readonly word: string;
  readonly svg: string;
}

/** An entry of the legend: the sample around the zero of its own group, then the word. */
const ENTRY =
  /<g transform="translate\([\d.]+ [\d.]+\)">((?:(?!<g transform).)*?)<text class="t" x="(\d+)"[^>]*>([^<]*)<\/text><\/g>/gs;

/** A board with nothing on it: there, drawing takes no time. */
const BLANK = fromCandidates(new Uint16Array(81));

/** What the marks of a step mean. One link of each kind is enough for that. */
export function legendOf({ finding }: Step, options: Parameters<typeof drawSvg>[2]): Sample[] {
  const kinds = new Set(finding.marks.map((mark) => ("link" in mark ? mark.link : undefined)));
  const links = (["strong", "weak"] as const)
    .filter((kind) => kinds.has(kind))
    .map((link) => ({ link, from: "r1c1" as const, digit: 1, to: "r9c9" as const }));
  const marks = [...finding.marks.filter((mark) => !("link" in mark)), ...links];
  return samplesOf(drawSvg(BLANK, { marks }, options));
}

/**
 * The legend of a picture in pieces. On a small screen the words in the picture are too small to be read, so the page sets
 * them itself.
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

/** The characters that an escaped text stands for. */
const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
