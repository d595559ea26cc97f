/** The lines of the map. A technique is a station of one line. */
export const LINE_NAMES = ["singles", "digit", "sets", "wings", "uniqueness", "chains", "beyond"] as const;
export type LineName = (typeof LINE_NAMES)[number];

export interface Station {
  /** The id of its technique. */
  readonly id: string;
  readonly line: LineName;
  /** Stations to know before this one. */
  readonly buildsOn: readonly string[];
  /** Whether it is on the map itself. The others are behind "more". */
  readonly isFront: boolean;
}

/** Stations in their order, each with what it builds on. */
type Table = Readonly<Record<string, string>>;

const FRONT: Readonly<Record<LineName, Table>> = {
  singles: { "full-house": "", "naked-single": "full-house", "hidden-single": "full-house" },
  digit: {
    pointing: "hidden-single",
    claiming: "pointing",
    "x-wing": "claiming",
    skyscraper: "x-wing",
    "two-string-kite": "skyscraper",
    "empty-rectangle": "two-string-kite",
    swordfish: "x-wing",
    "finned-x-wing": "skyscraper",
  },
  sets: {
    "naked-pair": "naked-single hidden-single",
    "hidden-pair": "naked-pair",
    "naked-triple": "naked-pair",
    "hidden-triple": "hidden-pair naked-triple",
    "sue-de-coq": "naked-triple pointing",
    "als-xz": "naked-triple xyz-wing",
    "als-xy-wing": "als-xz",
  },
  wings: {
    "xy-wing": "naked-pair",
    "xyz-wing": "xy-wing",
    "w-wing": "xy-wing",
    "wxyz-wing": "xyz-wing",
  },
  uniqueness: {
    "unique-rectangle-1": "naked-pair",
    "unique-rectangle-2": "unique-rectangle-1 pointing",
    "hidden-rectangle": "unique-rectangle-1 hidden-pair",
    "bug-plus-one": "unique-rectangle-1",
  },
  chains: {
    "simple-colors": "skyscraper",
    "x-chain": "simple-colors",
    "xy-chain": "w-wing",
    aic: "x-chain xy-chain",
    "grouped-aic": "aic empty-rectangle",
  },
  beyond: {
    "forcing-chain": "aic",
    "kraken-fish": "forcing-chain finned-x-wing",
    "junior-exocet": "forcing-chain",
  },
};

/** The other techniques, in the order of the ladder. */
const MORE: Readonly<Record<LineName, Table>> = {
  singles: {},
  digit: {
    "dual-two-string-kite": "two-string-kite",
    "turbot-fish": "two-string-kite",
    "dual-empty-rectangle": "empty-rectangle",
    "sashimi-x-wing": "finned-x-wing",
    "siamese-x-wing": "finned-x-wing",
    jellyfish: "swordfish",
    "finned-swordfish": "swordfish finned-x-wing",
    "sashimi-swordfish": "finned-swordfish",
    "siamese-swordfish": "finned-swordfish",
    "finned-jellyfish": "jellyfish finned-swordfish",
    "sashimi-jellyfish": "finned-jellyfish",
    "siamese-jellyfish": "finned-jellyfish",
    "franken-x-wing": "finned-x-wing",
    "franken-swordfish": "franken-x-wing swordfish",
    "franken-jellyfish": "franken-swordfish jellyfish",
    "finned-franken-x-wing": "franken-x-wing",
    "finned-franken-swordfish": "franken-swordfish",
    "finned-franken-jellyfish": "franken-jellyfish",
    "mutant-x-wing": "franken-x-wing",
    "mutant-swordfish": "franken-swordfish",
    "mutant-jellyfish": "franken-jellyfish",
    "finned-mutant-x-wing": "mutant-x-wing",
    "finned-mutant-swordfish": "mutant-swordfish",
    "finned-mutant-jellyfish": "mutant-jellyfish",
    squirmbag: "jellyfish",
    "finned-squirmbag": "squirmbag",
    "sashimi-squirmbag": "squirmbag",
    "siamese-squirmbag": "squirmbag",
    whale: "squirmbag",
    "finned-whale": "whale",
    "sashimi-whale": "whale",
    "siamese-whale": "whale",
    leviathan: "whale",
    "finned-leviathan": "leviathan",
    "sashimi-leviathan": "leviathan",
    "siamese-leviathan": "leviathan",
    "franken-squirmbag": "squirmbag franken-jellyfish",
    "franken-whale": "whale franken-squirmbag",
    "franken-leviathan": "leviathan franken-whale",
    "finned-franken-squirmbag": "franken-squirmbag",
    "finned-franken-whale": "franken-whale",
    "finned-franken-leviathan": "franken-leviathan",
    "mutant-squirmbag": "franken-squirmbag",
    "mutant-whale": "franken-whale",
    "mutant-leviathan": "franken-leviathan",
    "finned-mutant-squirmbag": "mutant-squirmbag",
    "finned-mutant-whale": "mutant-whale",
    "finned-mutant-leviathan": "mutant-leviathan",
    template: "jellyfish x-chain",
  },
  sets: {
    "locked-pair": "naked-pair pointing",
    "locked-triple": "locked-pair naked-triple",
    "naked-quad": "naked-triple",
    "almost-locked-pair": "hidden-pair claiming",
    "hidden-quad": "hidden-triple naked-quad",
    "almost-locked-triple": "almost-locked-pair hidden-triple",
    "almost-locked-quad": "almost-locked-triple",
    "firework-triple": "hidden-triple claiming",
    "firework-quad": "firework-triple",
    "firework-pair": "hidden-pair claiming",
    "firework-w-wing": "firework-pair w-wing",
    "two-digit-placement": "hidden-pair x-wing",
    "death-blossom": "als-xz",
    "als-chain": "als-xy-wing",
    "als-ring": "als-xz",
    msls: "naked-quad sue-de-coq",
    "domino-loop": "sue-de-coq",
    "als-blossom": "death-blossom als-chain",
  },
  wings: {
    "w-ring": "w-wing",
    "grouped-w-wing": "w-wing empty-rectangle",
    "inverted-w-wing": "w-wing",
    "m-wing": "w-wing",
    "s-wing": "w-wing",
    "l-wing": "w-wing",
    "h2-wing": "w-wing",
    "h3-wing": "w-wing",
    "h1-wing": "w-wing",
    "vwxyz-wing": "wxyz-wing claiming",
    "grouped-inverted-w-wing": "inverted-w-wing grouped-w-wing",
    "grouped-m-wing": "m-wing grouped-w-wing",
    "grouped-s-wing": "s-wing grouped-w-wing",
    "grouped-l-wing": "l-wing grouped-w-wing",
    "grouped-h2-wing": "h2-wing grouped-w-wing",
    "grouped-h3-wing": "h3-wing grouped-w-wing",
    "grouped-h1-wing": "h1-wing grouped-w-wing",
    "uvwxyz-wing": "vwxyz-wing naked-quad",
    "bent-xyz-wing": "xyz-wing",
    "bent-wxyz-wing": "bent-xyz-wing wxyz-wing",
    "bent-vwxyz-wing": "bent-wxyz-wing",
    "bent-uvwxyz-wing": "bent-vwxyz-wing",
    "als-m-wing": "m-wing als-xz",
    "als-s-wing": "s-wing als-xz",
    "als-h2-wing": "h2-wing als-xz",
    "als-h3-wing": "h3-wing als-xz",
  },
  uniqueness: {
    "symmetrical-placement": "naked-single hidden-single",
    "unique-rectangle-3": "unique-rectangle-1 naked-triple",
    "unique-rectangle-4": "unique-rectangle-1",
    "unique-rectangle-5": "unique-rectangle-2 xy-wing",
    "unique-rectangle-6": "unique-rectangle-4 x-wing",
    "avoidable-rectangle-1": "unique-rectangle-1",
    "avoidable-rectangle-2": "avoidable-rectangle-1 unique-rectangle-2",
    "unique-loop": "unique-rectangle-2",
    "extended-rectangle": "unique-rectangle-2 naked-triple",
    "bug-plus-n": "bug-plus-one",
    "deadly-polygon": "unique-loop extended-rectangle",
    "two-line-uniqueness": "unique-rectangle-4",
    "two-digit-uniqueness": "unique-rectangle-4 x-wing",
  },
  chains: {
    "remote-pair": "xy-wing",
    "multi-colors": "simple-colors",
    "broken-wing": "simple-colors",
    "bivalue-oddagon": "remote-pair",
    medusa: "simple-colors",
    "m-ring": "aic m-wing",
    "l-ring": "aic l-wing",
    "h1-ring": "aic h1-wing",
    "als-aic": "grouped-aic als-xz",
  },
  beyond: {
    tridagon: "bivalue-oddagon naked-triple",
    "oddagon-chain": "aic bivalue-oddagon",
    "tridagon-chain": "tridagon aic",
    "set-logic": "msls",
    "forcing-net": "forcing-chain",
    "bivalue-net": "forcing-net",
    "nested-net": "forcing-net",
    trial: "forcing-net",
  },
};

const stationsIn = (line: LineName, table: Table, isFront: boolean): Station[] =>
  Object.entries(table).map(([id, on]) => ({ id, line, isFront, buildsOn: on === "" ? [] : on.split(" ") }));

/** All stations, line by line. In a line, those of the map come first. */
export const STATIONS: readonly Station[] = LINE_NAMES.flatMap((line) => [
  ...stationsIn(line, FRONT[line], true),
  ...stationsIn(line, MORE[line], false),
]);

const BY_ID: ReadonlyMap<string, Station> = new Map(STATIONS.map((station) => [station.id, station]));

/** A station by its technique. Third-party techniques have none. */
export const stationNamed = (id: string): Station | undefined => BY_ID.get(id);

/** Everything that a station builds on, directly or not. */
export function foundationOf(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (station: string): void => {
    for (const on of BY_ID.get(station)?.buildsOn ?? []) {
      if (found.has(on)) continue;
      found.add(on);
      add(on);
    }
  };
  add(id);
  return found;
}
