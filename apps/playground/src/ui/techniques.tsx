import { useRef } from "preact/hooks";
import type { Session } from "../session.js";
import { type State, inOrder } from "../state/state.js";
import { Icon } from "./icon.js";
import { Origin } from "./name.js";

/** The selected techniques, their order, and plugins. */
export function TechniquesPanel({ session, state }: { session: Session; state: State }) {
  const file = useRef<HTMLInputElement>(null);
  const { choice, plugins } = state;
  const list = inOrder(state);
  const pick = async (): Promise<void> => {
    const picked = file.current?.files?.[0];
    if (picked === undefined) return;
    const text = await picked.text();
    file.current!.value = "";
    await session.plugins.load(picked.name, text);
  };
  return (
    <>
      <p>Techniques are tried from top to bottom. The first one that finds something gives the next step.</p>
      <ol class="techniques" aria-label="Techniques in order">
        {list.map(({ id, meta, from }, i) => (
          <li key={id}>
            <label class="check">
              <input type="checkbox" checked={!choice.off.includes(id)} onChange={() => session.choices.toggle(id)} />
              <bdi class="name">{meta.name}</bdi>
            </label>
            <Origin from={from} />
            <button
              class="square"
              aria-label={`Move ${meta.name} up`}
              disabled={i === 0}
              onClick={() => session.choices.move(id, -1)}
            >
              <Icon name="up" />
            </button>
            <button
              class="square"
              aria-label={`Move ${meta.name} down`}
              disabled={i === list.length - 1}
              onClick={() => session.choices.move(id, 1)}
            >
              <Icon name="down" />
            </button>
          </li>
        ))}
      </ol>
      <div class="buttons">
        <button onClick={() => session.choices.choose({ order: [], off: [] })}>Reset to default</button>
      </div>
      <h2>Third-party techniques</h2>
      <p>A file runs in a separate worker without network and storage. Each finding is proved before you see it.</p>
      <ul class="plugins">
        {plugins.map(({ load, name, state: at, fault, techniques }) => (
          <li key={load} class={at === "stopped" ? "card error" : "card"}>
            {fault === undefined ? (
              <>
                <bdi class="file">{name}</bdi> {at === "loading" ? "is being loaded …" : "adds "}
                <bdi>{listed(techniques)}</bdi>
              </>
            ) : (
              <p>
                {/* The text names the file. */}
                <bdi>{fault}</bdi>
              </p>
            )}
            <button class="square" aria-label={`Remove ${name}`} onClick={() => session.plugins.unload(load)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <label class="file">
        Add techniques from a file
        <input type="file" ref={file} accept=".js,.mjs,text/javascript" onChange={() => void pick()} />
      </label>
    </>
  );
}

const listed = (techniques: State["plugins"][number]["techniques"]): string =>
  techniques.map(({ meta }) => meta.name).join(", ");
