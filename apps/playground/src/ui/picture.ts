/** A picture as the address of an image: in an image nothing runs and nothing is loaded, whatever stands in it. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A word of the legend, with its sample as a picture. */
export interface Sample {
  readonly word: string;
  readonly svg: string;
}

/** An entry of the legend: the sample around the zero of its own group, then the word. */
const ENTRY =
  /<g transform="translate\([\d.]+ [\d.]+\)">((?:(?!<g transform).)*?)<text class="t" x="(\d+)"[^>]*>([^<]*)<\/text><\/g>/gs;

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
