import { isWingsError } from "@wings/core";
import { loadOtherBoards } from "../model/layout-view.js";
import type { Engine } from "../engine/engine.js";
import { badPicture } from "../model/errors.js";
import { anyTextOf } from "../model/any-text.js";
import type { Pixels } from "../model/engine-messages.js";
import { layoutNamed, namesLayout } from "../model/layouts.js";
import { readHash } from "../model/link.js";
import { hashIn } from "../model/link-in-text.js";
import { readBoard } from "../model/read-board.js";
import { complained } from "../store/complain.js";
import type { Plugins } from "../store/page.js";
import type { PageStore } from "../store/store.js";
import { type Photo, READING } from "./dialogs/photo-state.js";
import type * as Pictures from "./read-picture.js";
import type { Visit } from "./visit.js";

/** Opens text and files from elsewhere: boards in any format, links, pictures of a sudoku or with a code, and techniques. */
export interface Openers {
  /** A text without rules gets the layout. */
  openText(this: void, text: string, layout?: string): Promise<boolean>;
  openFile(this: void, file: File, layout?: string): Promise<boolean>;
  readAgain(this: void, picture: Pixels, layout: string | undefined): Promise<boolean>;
}

export function createOpeners(
  store: PageStore,
  plugins: Plugins,
  engine: Engine,
  { go, solve, openLink }: Visit,
): Openers {
  const openText = async (text: string, layout?: string): Promise<boolean> => {
    // With letters that no film has, so that the page says so.
    const film = /#\/film\/\S+/.exec(text)?.[0].replace(/[^\w-]+$/, "");
    if (film !== undefined) {
      location.hash = film;
      return true;
    }
    try {
      if (layout !== undefined || namesLayout(text)) await loadOtherBoards();
      const hash = hashIn(text, (each) => readBoard(each) !== undefined);
      if (hash !== undefined) return openLink(readHash(hash)!);
      solve(await anyTextOf(text, layout));
      return true;
    } catch (error) {
      return await complained(store, error);
    }
  };

  /** What a picture shows is open once somebody compared it with the picture. Who went on meanwhile doesn't want it. */
  const compared = async (
    layout: string | undefined,
    read: (from: typeof Pictures) => Promise<{ readonly text: string } | Photo>,
  ): Promise<boolean> => {
    const isWanted = untilSomethingElse(store);
    store.dispatch({ type: "notice", notice: READING });
    try {
      if (layout !== undefined) {
        await loadOtherBoards();
        // A map with a mistake is refused before the picture is read.
        layoutNamed(layout);
      }
      const found = await read(await import("./read-picture.js"));
      if (!isWanted()) return false;
      if ("text" in found) return await openText(found.text, layout);
      store.dispatch({ type: "photo", photo: found });
      return false;
    } catch (error) {
      if (!isWanted()) return false;
      return await complained(store, isWingsError(error) ? error : badPicture((error as Error).message));
    }
  };

  return {
    openText,
    openFile: async (file, layout) => {
      if (await isPicture(file)) return compared(layout, ({ readPicture }) => readPicture(engine, file, layout));
      const text = await file.text();
      if (!/\.m?js$/i.test(file.name)) return openText(text, layout);
      if (store.state.route.room !== "solve") go("#/solve");
      await plugins.load(file.name, text);
      return true;
    },
    readAgain: (picture, layout) => compared(layout, ({ readSudoku }) => readSudoku(engine, picture, layout)),
  };
}

let pictures = 0;

/** Whether the page is as it was, and no other picture is being read. */
function untilSomethingElse(store: PageStore): () => boolean {
  const picture = ++pictures;
  const before = store.state;
  return () => {
    const { dialog, route, game, notice } = store.state;
    if (picture !== pictures) return false;
    const isSame = dialog === before.dialog && route === before.route && game?.id === before.game?.id;
    if (!isSame && notice === READING) store.dispatch({ type: "notice", notice: undefined });
    return isSame;
  };
}

/** Where a file has a wrong name, or none for its kind, its first bytes say that it is a PNG or a JPEG. */
async function isPicture(file: File): Promise<boolean> {
  if (/^(image\/(?!svg)|application\/pdf)/.test(file.type)) return true;
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8 && third === 0xff);
}
