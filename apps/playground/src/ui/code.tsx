import type { Notice } from "../store/state.js";

/** The code of an error in small print, for bug reports. */
export const Code = ({ of }: { of: Pick<Notice, "code"> | undefined }) =>
  of?.code ? <small> ({of.code})</small> : null;
