/** Put in place by the build: the version in package.json. */
declare const WINGS_VERSION: string;
export const VERSION = WINGS_VERSION;
