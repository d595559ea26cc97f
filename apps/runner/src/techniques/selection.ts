import type { Preset } from "@wings/ladder";
import type { Values } from "../cli/flags.js";

/** Which techniques to use. It is plain data because worker threads need it too. */
export interface Selection {
  readonly preset: Preset;
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
  readonly set: readonly string[];
  readonly plugins: readonly string[];
  /** The folder that plugin paths are relative to. */
  readonly folder: string;
  readonly timeout: number;
  readonly trust: boolean;
}

export const selectionOf = (flags: Values): Selection => ({
  preset: (flags.preset as Preset | undefined) ?? "all",
  only: flags.only as string[] | undefined,
  skip: (flags.skip as string[] | undefined) ?? [],
  set: (flags.set as string[] | undefined) ?? [],
  plugins: (flags.plugin as string[] | undefined) ?? [],
  folder: (flags["plugin-folder"] as string | undefined) ?? process.cwd(),
  timeout: (flags["technique-timeout"] as number | undefined) ?? 10_000,
  trust: flags.trust === true,
});
