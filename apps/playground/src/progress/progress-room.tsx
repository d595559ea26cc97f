import { useWords } from "../app/context.js";

/** What the player did, and what is due. */
export function ProgressRoom() {
  return <main class="room choose">{useWords().film.title}</main>;
}
