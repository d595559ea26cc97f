import { useRef, useState } from "preact/hooks";
import { Code } from "../../ui/code.js";
import { useDispatch, usePlugins, useSelect, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { lazy } from "../../ui/lazy.js";
import { isCalled, nameElsewhere } from "../../model/words/other-names.js";
import { boardOf } from "../../model/board-of.js";
import { PLAY_LEVELS } from "../../model/daily.js";
import { type Plugin, inOrder, nameOf, nameOfId } from "../../model/known.js";
import { NEW_OUTLINE, OUTLINE } from "../../model/ladder-outline.js";
import { problemText } from "../../model/words/problem-text.js";
import { Difficulty } from "../../steps/name.js";

const NamesTable = lazy(async () => (await import("./names-table.js")).NamesTable);

/** The selected techniques, their order, and plugins. */
export function TechniquesPanel() {
  const words = useWords();
  const dispatch = useDispatch();
  const { load, unload } = usePlugins();
  const file = useRef<HTMLInputElement>(null);
  const choice = useSelect((state) => state.settings.choice);
  const plugins = useSelect((state) => state.plugins);
  const layout = useSelect(({ game }) => game && boardOf(game.history.now.board).layout);
  const list = inOrder({ plugins, settings: { choice } });
  const [search, setSearch] = useState("");
  const [hasNames, setHasNames] = useState(false);
  const shown = list.filter((known) => isCalled(known, search, words));
  const pick = async (): Promise<void> => {
    const picked = file.current?.files?.[0];
    if (picked === undefined) return;
    const text = await picked.text();
    file.current!.value = "";
    await load(picked.name, text);
  };
  return (
    <>
      <div class="buttons" role="group" aria-label={words.upTo}>
        <span class="note">{words.upTo}</span>
        {PLAY_LEVELS.map((level) => (
          <button
            key={level}
            onClick={() => dispatch({ type: "choose", choice: { ...choice, off: harderThan(level) } })}
          >
            {words.levelNames[level]}
          </button>
        ))}
        <button onClick={() => dispatch({ type: "choose", choice: { order: [], off: [] } })}>{words.reset}</button>
      </div>
      <label class="search">
        {words.filterWords}
        <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <h2>{words.techniquesInOrder}</h2>
      <p>{words.techniquesIntro}</p>
      {layout !== undefined && !layout.hasBoxes && <p class="note">{words.otherBoards.noBoxes}</p>}
      {shown.length === 0 && <p role="status">{words.noTechnique(search.trim())}</p>}
      <ol class="techniques" aria-label={words.techniquesInOrder}>
        {shown.map((known) => {
          const { id, from } = known;
          const name = nameOf(known, words);
          const elsewhere = nameElsewhere(known, search, words);
          return (
            <li key={id} class={id.includes("/") ? "added" : ""}>
              <label class="check">
                <input
                  type="checkbox"
                  checked={!choice.off.includes(id)}
                  onChange={() => dispatch({ type: "toggle", id })}
                />
                <bdi class="name">{name}</bdi>
                {id.includes("/") && <span class="spoken">, {from}</span>}
                {elsewhere !== undefined && <span class="note"> {elsewhere}</span>}
              </label>
              <Difficulty known={known} />
              <button
                class="square"
                aria-label={words.moveUp(name)}
                disabled={id === list[0].id}
                onClick={() => dispatch({ type: "move", id, by: -1 })}
              >
                <Icon name="up" />
              </button>
              <button
                class="square"
                aria-label={words.moveDown(name)}
                disabled={id === list[list.length - 1].id}
                onClick={() => dispatch({ type: "move", id, by: 1 })}
              >
                <Icon name="down" />
              </button>
            </li>
          );
        })}
      </ol>
      {NEW_OUTLINE.length > 0 && (
        <>
          <h2>{words.newTechniques}</h2>
          <p class="note">{words.newIntro}</p>
          <ul class="techniques">
            {NEW_OUTLINE.map(({ id }) => (
              <li key={id}>
                <label class="check">
                  <input
                    type="checkbox"
                    checked={choice.tried?.includes(id) === true}
                    onChange={() => dispatch({ type: "try", id })}
                  />
                  <span class="name">{nameOfId(id, words)}</span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <details class="names" onToggle={(event) => setHasNames(event.currentTarget.open)}>
        <summary>{words.namesElsewhere}</summary>
        {hasNames && <NamesTable list={shown} />}
      </details>
      <h2>{words.thirdParty}</h2>
      <label class="file">
        {words.addFile}
        <input type="file" ref={file} accept=".js,.mjs,text/javascript" onChange={() => void pick()} />
      </label>
      <p class="note">{words.thirdPartyIntro}</p>
      {layout !== undefined && <p class="note">{words.otherBoards.noPlugins}</p>}
      <ul class="plugins">
        {plugins.map(({ load: number, name, state, fault, techniques }) => (
          <li key={number} class={state === "stopped" ? "card error" : "card"}>
            {fault === undefined ? (
              <>
                <bdi class="file">{name}</bdi> {state === "loading" ? words.isLoading : `${words.adds} `}
                <bdi>{listed(techniques)}</bdi>
              </>
            ) : (
              <p>
                {/* The text names the file. */}
                <bdi>{problemText(fault, words)}</bdi>
                <Code of={fault} />
              </p>
            )}
            <button class="square" aria-label={words.removeFile(name)} onClick={() => unload(number)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The techniques above a level. */
const harderThan = (level: string): string[] =>
  OUTLINE.filter(
    (rung) => PLAY_LEVELS.findIndex((each) => each === rung.level) > PLAY_LEVELS.findIndex((each) => each === level),
  ).map(({ id }) => id);

const listed = (techniques: Plugin["techniques"]): string => techniques.map(({ meta }) => meta.name).join(", ");
