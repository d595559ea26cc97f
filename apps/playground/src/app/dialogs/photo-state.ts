import type { Pixels, Reading } from "../../model/engine-messages.js";
import type { Notice } from "../../store/state.js";
import type { Handlers } from "../../store/handlers.js";

/** A picture, and what is read in it. */
export interface Photo {
  readonly picture: Pixels;
  readonly reading: Reading;
  /** The name of the layout by whose rules it was read. */
  readonly layout: string | undefined;
}

/** What the page says until a picture is read. */
export const READING: Notice = { kind: "info", say: (words) => words.photo.reading };

/** Opens the dialog that compares a picture with what was read. */
export interface PhotoAction {
  readonly type: "photo";
  readonly photo: Photo;
}

declare module "../../store/state.js" {
  interface FeatureStates {
    /** What the dialog of pictures shows. */
    photo: Photo;
  }
}

declare module "../../store/actions.js" {
  interface FeatureActions {
    photo: PhotoAction;
  }
}

export const photoHandlers: Handlers<PhotoAction> = {
  // It is read now. An error was of the picture before, or of the rules that were tried with it.
  photo: (state, { photo }) => ({ ...state, dialog: "photo", photo, notice: undefined }),
};
