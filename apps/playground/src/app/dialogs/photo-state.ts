import type { Pixels, Reading } from "../../model/engine-messages.js";
import type { Handlers } from "../../store/handlers.js";

/** A picture, and what is read in it. */
export interface Photo {
  readonly picture: Pixels;
  readonly reading: Reading;
}

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
  photo: (state, { photo }) => ({ ...state, dialog: "photo", photo }),
};
