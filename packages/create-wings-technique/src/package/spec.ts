/** What somebody asks a package manager for. */
export interface Spec {
  /** The name of the package; of one at an address, the last part of that. */
  readonly name: string;
  /** The range or tag, where one is asked for. */
  readonly wanted: string | undefined;
  /** Whether it is found by an address, and not by its name. */
  readonly isPlace: boolean;
}

/** Reads `wings-kite`, `@jane/kite@^1.0.0`, `kite@npm:wings-kite@1`, `jane/wings-kite` or `./wings-kite-1.0.0.tgz`. */
export function specOf(word: string): Spec {
  const [, target] = /^(?:.+@)?npm:(.+)$/.exec(word) ?? [];
  if (target !== undefined) return specOf(target);
  const [, name, wanted] = /^((?:@[^/@]+\/)?[^/@:]+)(?:@([^:/]*))?$/.exec(word) ?? [];
  if (name !== undefined && !name.startsWith(".") && !name.endsWith(".tgz")) {
    return { name, wanted: wanted === "" ? undefined : wanted, isPlace: false };
  }
  const last = word
    .replace(/#.*$/, "")
    .split("/")
    .filter((part) => part !== "")
    .at(-1)!;
  const [, packed, version] = /^(.+?)-(\d+\.\d+\.\d+.*)\.tgz$/.exec(last) ?? [];
  return { name: packed ?? last.replace(/^.*:|\.git$/g, ""), wanted: version, isPlace: true };
}
