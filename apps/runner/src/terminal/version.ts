/** Put in place by the build: the version in package.json. */
declare const WINGS_VERSION: string;
export const VERSION = WINGS_VERSION;

/** The core's, likewise. */
declare const WINGS_CORE_VERSION: string;
export const CORE_VERSION = WINGS_CORE_VERSION;
