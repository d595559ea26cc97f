import { useWords } from "../ui/context.js";
import { type Known, nameOf } from "../model/known.js";

/** The name of a technique. A third-party technique also shows its file, because its name may imitate another one. */
export const Name = ({ known }: { known: Known }) => (
  <>
    <bdi>{nameOf(known, useWords())}</bdi>
    {known.id.includes("/") && (
      <>
        {" "}
        <Origin from={known.from} />
      </>
    )}
  </>
);

/** How difficult a technique is, or the file that it comes from. */
export function Difficulty({ known: { id, from } }: { known: Known }) {
  const words = useWords();
  if (from === "") return null;
  return <Origin from={id.includes("/") ? from : words.levelNames[from]} />;
}

const Origin = ({ from }: Pick<Known, "from">) => (
  <span class="chip" title={from}>
    <bdi>{from}</bdi>
  </span>
);
