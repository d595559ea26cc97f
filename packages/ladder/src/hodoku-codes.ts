/** What passes a case. */
export interface HodokuCoverage {
  /** The first of them gives its name to the row. */
  readonly ids: readonly string[];
  /** Each elimination may come from a different finding; otherwise one finding has exactly the expected outcome. */
  readonly isUnion?: true;
}

const CHAINS = ["x-chain", "xy-chain", "aic", "grouped-aic", "als-aic", "forcing-chain"];
const chains = (id: string): HodokuCoverage => ({ ids: [id, ...CHAINS.filter((each) => each !== id)], isUnion: true });
const FISH = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
const fish = (...ids: readonly string[]): HodokuCoverage => ({ ids, isUnion: true });

/** What covers the cases of a code of the HoDoKu library, by code. */
export const HODOKU_CODES: Readonly<Record<string, HodokuCoverage>> = {
  "0000": { ids: ["full-house"] },
  "0002": { ids: ["hidden-single"] },
  "0003": { ids: ["naked-single"] },
  "0100": { ids: ["pointing"] },
  "0101": { ids: ["claiming"] },
  "0110": { ids: ["locked-pair"] },
  "0111": { ids: ["locked-triple"] },
  "0200": { ids: ["naked-pair"] },
  "0201": { ids: ["naked-triple"] },
  "0202": { ids: ["naked-quad"] },
  "0210": { ids: ["hidden-pair"] },
  "0211": { ids: ["hidden-triple"] },
  "0212": { ids: ["hidden-quad"] },
  // The last digit of a fish is its size; one that is siamese has a 1 behind it and passes with the fish that it joins.
  ...Object.fromEntries(
    FISH.flatMap((name, size) => [
      [`030${size}`, fish(name)],
      [`031${size}`, fish(`finned-${name}`)],
      [`032${size}`, fish(`sashimi-${name}`)],
      [`033${size}`, fish(`franken-${name}`)],
      [`034${size}`, fish(`finned-franken-${name}`)],
      [`035${size}`, fish(`mutant-${name}`)],
      [`036${size}`, fish(`finned-mutant-${name}`)],
      [`031${size}1`, fish(`finned-${name}`, `sashimi-${name}`)],
      [`032${size}1`, fish(`sashimi-${name}`, `finned-${name}`)],
      [`034${size}1`, fish(`finned-franken-${name}`)],
      [`036${size}1`, fish(`finned-mutant-${name}`)],
    ]),
  ),
  "0400": { ids: ["skyscraper"] },
  "0401": { ids: ["two-string-kite"] },
  "0402": { ids: ["empty-rectangle"] },
  "0403": { ids: ["turbot-fish"] },
  "0404": { ids: ["dual-two-string-kite"] },
  "0405": { ids: ["dual-empty-rectangle"] },
  "0500": { ids: ["simple-colors"] },
  "0501": { ids: ["simple-colors"] },
  "0502": { ids: ["multi-colors"] },
  "0503": { ids: ["multi-colors"] },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((type) => [`060${type - 1}`, { ids: [`unique-rectangle-${type}`] }])),
  "0606": { ids: ["hidden-rectangle"] },
  "0607": { ids: ["avoidable-rectangle-1"] },
  "0608": { ids: ["avoidable-rectangle-2"] },
  "0610": { ids: ["bug-plus-one"] },
  "0701": chains("x-chain"),
  "0702": chains("xy-chain"),
  "0703": { ids: ["remote-pair"] },
  // Nice loops, continuous or not, and chains; then the same with groups.
  ...Object.fromEntries(["0704", "0705", "0706", "0707", "0708"].map((code) => [code, chains("aic")])),
  ...Object.fromEntries(["0709", "0710", "0711"].map((code) => [code, chains("grouped-aic")])),
  "0800": { ids: ["xy-wing"] },
  "0801": { ids: ["xyz-wing"] },
  "0803": { ids: ["w-wing"] },
  // The library has all digits of two ends, and of a stem, in one case. A finding of a chain or a blossom has one digit, and one of a
  // doubly linked pair more than the case.
  "0901": { ids: ["als-xz"], isUnion: true },
  "0902": { ids: ["als-xy-wing"] },
  "0903": { ids: ["als-chain"], isUnion: true },
  "0904": { ids: ["death-blossom"], isUnion: true },
  "1101": { ids: ["sue-de-coq"] },
  "1201": { ids: ["template", "forcing-chain", "forcing-net"], isUnion: true },
  "1202": { ids: ["template", "forcing-chain", "forcing-net"], isUnion: true },
};
