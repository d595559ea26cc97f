import { RUNGS, type Rung } from "@wings/ladder";

const outlineOf = ({ technique: { id, meta }, level, score }: Rung) => ({
  id,
  meta: { name: meta.name, roles: meta.roles, after: meta.after },
  level,
  score,
});

/**
 * The ladder without its code, in order. The build writes the values in place of this module: only the engine loads the
 * techniques.
 */
export const OUTLINE = RUNGS.filter(({ stage }) => stage !== "new").map(outlineOf);

/** New techniques, each with the id of the one before it. Players can try them, and ratings don't know them. */
export const NEW_OUTLINE = RUNGS.flatMap((rung, at) =>
  rung.stage === "new" ? [{ ...outlineOf(rung), after: RUNGS[at - 1].technique.id }] : [],
);
