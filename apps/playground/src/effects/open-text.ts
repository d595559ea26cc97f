import { isWingsError } from "@wings/core";
import type { Engine } from "../engine/engine.js";
import { badPicture } from "../errors.js";
import { hashIn, readHash } from "../model/link.js";
import { anyTextOf, readBoard } from "../model/read-board.js";
import { complain } from "./complain.js";
import type { PageStore } from "./keyed.js";
import type { Plugins } from "./plugins.js";
import type { Visit } from "./visit.js";

/** Opens text and files from elsewhere: boards in any format, links, pictures of a sudoku or with a code, and techniques. */
export interface Openers {
  openText(this: void, text: string): Promise<boolean>;
  openFile(this: void, file: File): Promise<boolean>;
}

export function createOpeners(
  store: PageStore,
  plugins: Plugins,
  engine: Engine,
  { go, solve, openLink }: Visit,
): Openers {
  const openText = async (text: string): Promise<boolean> => {
    // With letters that no film has, so that the page says so.
    const film = /#\/film\/\S+/.exec(text)?.[0].replace(/[^\w-]+$/, "");
    if (film !== undefined) {
      location.hash = film;
      return true;
    }
    const hash = hashIn(text, (each) => readBoard(each) !== undefined);
    if (hash !== undefined) return openLink(readHash(hash)!);
    try {
      solve(await anyTextOf(text));
      return true;
    } catch (error) {
      return complain(store, error);
    }
  };

  const openPicture = async (file: File): Promise<boolean> => {
    try {
      const { readPicture } = await import("./read-picture.js");
      const found = await readPicture(engine, file);
      if ("text" in found) return await openText(found.text);
      // It is open once somebody compared it with the picture.
      store.dispatch({ type: "dialog", dialog: "photo", photo: found });
      return false;
    } catch (error) {
      return complain(store, isWingsError(error) ? error : badPicture((error as Error).message));
    }
  };

  return {
    openText,
    openFile: async (file) => {
      if (/^image\/(?!svg)/.test(file.type)) return openPicture(file);
      const text = await file.text();
      if (!/\.m?js$/i.test(file.name)) return openText(text);
      if (store.state.route.room !== "solve") go("#/solve");
      await plugins.load(file.name, text);
      return true;
    },
  };
}
