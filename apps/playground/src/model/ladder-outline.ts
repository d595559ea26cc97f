import { LADDER } from "@wings/ladder";

/**
 * The ladder without its code, in order. The build writes the value in place of this module: only the engine loads the
 * techniques.
 */
export const OUTLINE = LADDER.map(({ technique: { id, meta }, level, score }) => ({
  id,
  meta: { name: meta.name, roles: meta.roles, after: meta.after },
  level,
  score,
}));
