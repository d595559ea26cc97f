import type { Layout } from "@wings/core/host";
import type { Relation } from "./constraints.js";

/** The houses of a layout and which cells see each other; the rest of a layout is made from it. */
export interface Tables extends Pick<
  Layout,
  "name" | "hasBoxes" | "houses" | "housesOf" | "houseCells" | "houseWords" | "peers"
> {
  readonly relations: readonly Relation[];
}
