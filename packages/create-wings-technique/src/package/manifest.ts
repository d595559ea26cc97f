/** A package.json as somebody wrote it: each field may be missing, or anything else. */
export type Manifest = Readonly<Record<string, unknown>>;

export const manifestOf = (files: ReadonlyMap<string, string>): Manifest =>
  recordOf(JSON.parse(files.get("package.json") ?? "{}"));

/** A value as an object, empty where it is none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const DEPENDENCIES = ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"] as const;
