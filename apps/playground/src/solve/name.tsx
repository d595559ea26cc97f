import type { Known } from "../state/known.js";

/** The name of a technique. A third-party technique also shows its file, because its name may imitate another one. */
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

/** The level of a technique, or the file that it comes from. */
export const Origin = ({ from }: Pick<Known, "from">) => (
  <span class="chip" title={from}>
    <bdi>{from}</bdi>
  </span>
);
