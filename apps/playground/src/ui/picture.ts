/** A picture as the address of an image: in an image nothing runs and nothing is loaded, whatever stands in it. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A word of the legend, with its sample as a picture. */
export interface Sample {
  readonly word: string;
  readonly svg: string;
}

/** Samples and words of a legend, one after another: the shapes of a sample stand right before its word. */
const ENTRY = /((?:<(?:circle|path)[^>]*>)+)<text class="t" x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g;

/**
 * The legend of a picture in pieces. On a small screen the words in the picture are too small to be read, so the page sets
 * them itself.
 */
export function samplesOf(svg: string): Sample[] {
  const [head = ""] = /^<svg [^>]*>/.exec(svg) ?? [];
  const [style = ""] = /<style>.*?<\/style>/s.exec(svg) ?? [];
  return Array.from(svg.matchAll(ENTRY), ([, shapes, x, y, word]) => {
    // A link's sample is 34 wide, a shape's 18; then come 7 of room, and the word, set 5.5 below the middle.
    const room = shapes.startsWith('<path class="n k') ? 34 : 18;
    const box = `${Number(x) - 10 - room} ${Number(y) - 18.5} ${room + 6} 26`;
    return {
      word: plain(word),
      svg:
        head.replace(/ (?:width|height|viewBox)="[^"]*"/g, "").replace(/>$/, ` viewBox="${box}">`) +
        `${style}${shapes}</svg>`,
    };
  });
}

/** The characters that an escaped text stands for. */
const plain = (text: string): string => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
