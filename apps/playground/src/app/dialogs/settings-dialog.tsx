import { LANGUAGES } from "@wings/languages";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import {
  ASSISTANCE,
  CELL_STYLES,
  type CellStyle,
  PRESETS,
  SPEEDS,
  type Speed,
  type Switches,
  type Theme,
} from "../../model/storage.js";
import { Dialog } from "../../ui/dialog.js";

/** What a language calls itself: `Deutsch`. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const OTHERS: readonly (keyof Switches)[] = [
  "mistakes",
  "candidates",
  "names",
  "guesses",
  "timer",
  "lives",
  "notation",
];

export function SettingsDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const language = useSelect((state) => state.settings.language);
  const theme = useSelect((state) => state.settings.theme);
  const switches = useSelect((state) => state.settings.switches);
  const speed = useSelect((state) => state.settings.speed);
  const cellStyle = useSelect((state) => state.settings.cellStyle);
  return (
    <Dialog title={words.settingsTitle}>
      <label>
        {words.languageLabel}
        <select
          value={language}
          onChange={(event) => dispatch({ type: "language", language: event.currentTarget.value })}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.colors}
        <select
          value={theme}
          onChange={(event) => dispatch({ type: "theme", theme: event.currentTarget.value as Theme })}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {words.themes[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.cellStyleLabel}
        <select
          value={cellStyle}
          onChange={(event) => dispatch({ type: "cell-style", cellStyle: event.currentTarget.value as CellStyle })}
        >
          {CELL_STYLES.map((each) => (
            <option key={each} value={each} translate={false}>
              {words.cellStyles[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="note" translate={false}>
        {words.cellStyleHelp}
      </p>
      <fieldset>
        <legend>{words.assistance}</legend>
        <div class="segments" role="group" aria-label={words.assistance}>
          {(["classic", "comfort"] as const).map((preset) => (
            <button
              key={preset}
              aria-pressed={ASSISTANCE.every((name) => switches[name] === PRESETS[preset][name])}
              onClick={() => dispatch({ type: "preset", preset })}
            >
              {words.presets[preset]}
            </button>
          ))}
        </div>
        <p class="note">{words.presetsHelp}</p>
        {ASSISTANCE.map((name) => (
          <Switch key={name} name={name} />
        ))}
        <label>
          {words.speedLabel}
          <select
            value={speed}
            onChange={(event) => dispatch({ type: "speed", speed: event.currentTarget.value as Speed })}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {words.speeds[each]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <div>
        {OTHERS.map((name) => (
          <Switch key={name} name={name} />
        ))}
      </div>
    </Dialog>
  );
}

function Switch({ name }: { name: keyof Switches }) {
  const words = useWords();
  const dispatch = useDispatch();
  const isOn = useSelect((state) => state.settings.switches[name]);
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={() => dispatch({ type: "switch", name })} />
      {words.switches[name]}
    </label>
  );
}
