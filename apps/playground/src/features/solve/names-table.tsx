import { OTHER_NAMES } from "@wings/ladder";
import { useWords } from "../../ui/context.js";
import { type Known, nameOf } from "../../model/known.js";
import { PROGRAMS } from "../../model/words/other-names.js";

/** What other programs call the techniques of a list. */
export function NamesTable({ list }: { list: readonly Known[] }) {
  const words = useWords();
  const rows = list.filter(({ id }) => Object.hasOwn(OTHER_NAMES, id));
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={words.namesElsewhere}>
      <table class="names-elsewhere">
        <thead>
          <tr>
            <th scope="col">wings</th>
            {PROGRAMS.map(([id, program]) => (
              <th key={id} scope="col" translate={false}>
                {program}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((known) => (
            <tr key={known.id}>
              <th scope="row">{nameOf(known, words)}</th>
              {PROGRAMS.map(([program]) => (
                <td key={program}>{OTHER_NAMES[known.id][program]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
