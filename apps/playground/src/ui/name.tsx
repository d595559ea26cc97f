import type { Known } from "../state/state.js";

/** A name of a technique, and where it comes from if it is a stranger's: names can be chosen to look like others. */
export const Name = ({ known: { id, meta, from } }: { known: Known }) => (
  <>
    <bdi>{meta.name}</bdi>
    {id.includes("/") && (
      <>
        {" "}
        <Origin from={from} />
      </>
    )}
  </>
);

/** A level, or the name of a file. */
export const Origin = ({ from }: Pick<Known, "from">) => (
  <span class="chip" title={from}>
    <bdi>{from}</bdi>
  </span>
);
