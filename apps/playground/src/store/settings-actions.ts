import { type Choice, moved, toggled, triedOrNot } from "../model/choice.js";
import { type Plugin, inOrder } from "../model/known.js";
import { type CellStyle, PRESETS, type Settings, type Speed, type Switches, type Theme } from "../model/storage.js";
import { withoutSteps } from "./about.js";
import type { Handlers } from "./handlers.js";
import { type State, type Tab, withInput, withSettings } from "./state.js";

export type SettingsAction =
  /** The settings of another tab or of a file. */
  | { readonly type: "settings"; readonly settings: Settings }
  | { readonly type: "theme"; readonly theme: Theme }
  | { readonly type: "language"; readonly language: string }
  | { readonly type: "switch"; readonly name: keyof Switches }
  | { readonly type: "speed"; readonly speed: Speed }
  | { readonly type: "cell-style"; readonly cellStyle: CellStyle }
  | { readonly type: "preset"; readonly preset: keyof typeof PRESETS }
  | { readonly type: "choose"; readonly choice: Choice }
  | { readonly type: "toggle"; readonly id: string }
  /** Tries a new technique, or no longer. */
  | { readonly type: "try"; readonly id: string }
  | { readonly type: "move"; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: "plugins"; readonly plugins: readonly Plugin[]; readonly tab?: Tab };

/** What depends on the techniques is found again. */
const rechosen = (state: State, choice: Choice): State => ({
  ...withSettings(state, { choice }),
  about: withoutSteps(state.about),
});

export const settingsHandlers: Handlers<SettingsAction> = {
  settings: (state, { settings }) => ({ ...state, settings }),
  theme: (state, { theme }) => withSettings(state, { theme }),
  language: (state, { language }) => withSettings(state, { language }),
  switch: (state, { name }) => {
    const { switches } = state.settings;
    const switched = withSettings(state, { switches: { ...switches, [name]: !switches[name] } });
    // Notes of one's own and automatic candidates exclude each other.
    return name === "candidates" ? withInput(switched, { entry: "digit", lineFrom: undefined }) : switched;
  },
  speed: (state, { speed }) => withSettings(state, { speed }),
  "cell-style": (state, { cellStyle }) => withSettings(state, { cellStyle }),
  preset: (state, { preset }) => withSettings(state, { switches: { ...state.settings.switches, ...PRESETS[preset] } }),
  choose: (state, { choice }) => rechosen(state, choice),
  toggle: (state, { id }) => rechosen(state, toggled(state.settings.choice, id)),
  try: (state, { id }) => rechosen(state, triedOrNot(state.settings.choice, id)),
  move: (state, { id, by }) => {
    const known = inOrder(state).map((each) => each.id);
    return rechosen(state, moved(known, state.settings.choice, id, by));
  },
  plugins: (state, { plugins, tab = state.tab }) => {
    const runs = (list: readonly Plugin[]): string =>
      list
        .filter((each) => each.state === "running")
        .map(({ load }) => load)
        .join();
    // What was found stays if a technique fails: the search goes on without it.
    const hasFailed = plugins.some(({ state: now }, i) => now === "stopped" && state.plugins[i]?.state === "running");
    const isSame = hasFailed || runs(plugins) === runs(state.plugins);
    return { ...(isSame ? state : rechosen(state, state.settings.choice)), plugins, tab };
  },
};
