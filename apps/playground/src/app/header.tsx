import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import "./header.css";

/** The rooms, and what is the same in all of them. */
export function Header() {
  const words = useWords();
  const room = useSelect((state) => state.route.room);
  return (
    <header class="top">
      <h1>
        <a href="#/" aria-label={`wings${words.colon}${words.home}`}>
          <Logo /> <span>wings</span>
        </a>
      </h1>
      <nav aria-label={words.rooms}>
        <RoomLinks rooms={["play", "practice", "solve", "progress"]} />
      </nav>
      <div class="actions">
        <Action name="open" />
        <Action name="share" isOff={room === "home"} />
        <button class="quiet square menu" popovertarget="menu" aria-label={words.menu} title={words.menu}>
          <Icon name="more" />
        </button>
        {/* On a narrow page these open as a menu. Elsewhere they are buttons like the others. */}
        <div class="rest" id="menu" popover="auto" onClick={closeMenu}>
          <nav class="in-menu" aria-label={words.rooms}>
            <RoomLinks rooms={["home", "play", "practice", "solve", "progress"]} />
          </nav>
          <Action name="open" isInMenu />
          <Action name="share" isOff={room === "home"} isInMenu />
          <Candidates />
          <Action name="print" />
          <Action name="settings" />
          <Action name="help" />
        </div>
      </div>
    </header>
  );
}

type Room = "home" | "play" | "practice" | "solve" | "progress";

function RoomLinks({ rooms }: { rooms: readonly Room[] }) {
  const words = useWords();
  const room = useSelect((state) => state.route.room);
  return (
    <>
      {rooms.map((each) => (
        <a
          key={each}
          class={`to-${each}`}
          href={each === "home" ? "#/" : `#/${each}`}
          aria-current={room === each ? "page" : undefined}
        >
          {words[each]}
        </a>
      ))}
    </>
  );
}

const closeMenu = (): void => document.getElementById("menu")?.hidePopover();

interface ActionProps {
  readonly name: "open" | "share" | "print" | "settings" | "help";
  readonly isOff?: boolean;
  /** On small phones, a game has no other place for it. */
  readonly isInMenu?: boolean;
}

function Action({ name, isOff = false, isInMenu = false }: ActionProps) {
  const words = useWords();
  const dispatch = useDispatch();
  return (
    <button
      class={isInMenu ? "quiet square in-menu" : "quiet square"}
      aria-label={words[name]}
      title={words[name]}
      disabled={isOff}
      onClick={() => {
        // Before the dialog opens, so that the focus comes back to the button of the menu.
        closeMenu();
        dispatch({ type: "dialog", dialog: name });
      }}
    >
      <Icon name={name} /> <span>{words[name]}</span>
    </button>
  );
}

/** Automatic candidates: the smallest phones have no room for them beside the board of a game. */
function Candidates() {
  const words = useWords();
  const dispatch = useDispatch();
  const isOn = useSelect((state) => state.settings.switches.candidates);
  const isPlaying = useSelect((state) => state.route.room === "play" && state.game !== undefined);
  if (!isPlaying) return null;
  return (
    <button
      class="quiet square in-menu candidates"
      aria-pressed={isOn}
      onClick={() => dispatch({ type: "switch", name: "candidates" })}
    >
      <Icon name="check" /> <span>{words.autoCandidates}</span>
    </button>
  );
}

const Logo = () => (
  <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 6c6 0 8 4 8 12 0-8 2-12 8-12" />
    <circle cx="4" cy="6" r="2.2" />
    <circle cx="20" cy="6" r="2.2" />
    <circle cx="12" cy="18" r="2.2" />
  </svg>
);
