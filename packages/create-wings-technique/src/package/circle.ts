import semver from "semver";
import { type Manifest, recordOf, textOf } from "./manifest.js";
import { type Spec, specOf } from "./spec.js";

/** The packages that a README may speak of: the one that it is of, those of wings, and those that its package.json names. */
export interface Circle {
  readonly name: string;
  readonly manifest: Manifest;
  /** Commands of what its author has installed, and the packages that they are of. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** The name without what may stand in front of it. */
export const bare = (name: string): string => name.replace(/^@[^/]+\//, "").replace(/^wings-/, "");

/** What is wrong with what is asked for, as the end of a sentence; undefined where nothing is. */
export function strangeness(circle: Circle, word: string): string | undefined {
  const spec = specOf(word);
  if (isOwn(circle, spec)) return unfit(circle, spec);
  const range = rangeOf(circle, spec.name);
  if (spec.isPlace || (range === undefined && !isOfWings(spec.name))) {
    return `${spec.name} is neither ${circle.name} nor a package that package.json names`;
  }
  const { wanted = "*" } = spec;
  const isApart =
    semver.validRange(wanted) !== null && semver.validRange(range) !== null && !semver.intersects(wanted, range!);
  return isApart ? `${spec.name} is wanted as ${wanted}, and package.json has ${range}` : undefined;
}

export const isOwn = ({ name }: Circle, spec: Spec): boolean =>
  spec.isPlace
    ? /^\.{1,2}$/.test(spec.name) || bare(spec.name) === bare(name) || spec.name === name.replace(/^@(.+)\//, "$1-")
    : spec.name === name;

/** A package that everybody has who has this one: the core, and what else is a peer. */
export const isPeer = ({ manifest }: Circle, name: string): boolean =>
  isOfWings(name) || recordOf(manifest.peerDependencies)[name] !== undefined;

const isOfWings = (name: string): boolean => name.startsWith("@wings/");

/** What whoever works on the package has: its page may speak to those, too. */
export const isDev = ({ manifest }: Circle, name: string): boolean =>
  recordOf(manifest.devDependencies)[name] !== undefined;

const rangeOf = ({ manifest }: Circle, name: string): string | undefined =>
  [manifest.peerDependencies, manifest.devDependencies]
    .map((field) => recordOf(field)[name])
    .filter((range) => range !== undefined)
    .map(textOf)[0];

/** Whoever asks for that version would get another one than this. */
function unfit({ name, manifest }: Circle, { wanted }: Spec): string | undefined {
  const version = textOf(manifest.version);
  if (wanted === undefined || semver.valid(version) === null) return undefined;
  const { tag } = recordOf(manifest.publishConfig);
  // What comes before a release is published with a tag of its own, which npm asks for.
  const isTag = wanted === "latest" || wanted === tag || semver.prerelease(version) !== null;
  const fits = semver.validRange(wanted) === null ? isTag : semver.satisfies(version, wanted);
  return fits ? undefined : `${name} is wanted as ${wanted}, and this is ${version}`;
}
