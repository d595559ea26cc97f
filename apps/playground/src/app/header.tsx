import { useDispatch, useSelect, useWords } from "./context.js";
import { Icon } from "./icon.js";
import "./header.css";

/** The rooms, and what is the same in all of them. */
export function Header() {
  const words = useWords();
  const dispatch = useDispatch();
  const room = useSelect((state) => state.route.room);
  return (
    <header class="top">
      <h1>
        <a href="#/" aria-label={`wings: ${words.home}`}>
          <Logo /> <span>wings</span>
        </a>
      </h1>
      <nav aria-label={words.rooms}>
        {(["play", "practise", "solve"] as const).map((each) => (
          <a key={each} href={`#/${each}`} aria-current={room === each ? "page" : undefined}>
            {words[each]}
          </a>
        ))}
      </nav>
      <div class="actions">
        {(
          [
            ["open", "open"],
            ["share", "share"],
            ["print", "print"],
            ["settings", "settings"],
            ["help", "help"],
          ] as const
        ).map(([name, icon]) => (
          <button
            key={name}
            class={`quiet square ${name}`}
            aria-label={words[name]}
            title={words[name]}
            disabled={room === "home" && (name === "share" || name === "print")}
            onClick={() => dispatch({ type: "dialog", dialog: name })}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </header>
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
