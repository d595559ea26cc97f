/**
 * How much a test looks at. A change is tested on few boards with fixed seeds, so that it fails or passes every time. CI makes
 * the tests, too, that take long for what they find. `npm run test:deep` sets WINGS_DEEP, and WINGS_SEED to a number that
 * differs from run to run: all boards, other ones each time.
 */
const { WINGS_DEEP, WINGS_SEED, WINGS_THOROUGH } = process.env;
const isSet = (value: string | undefined): boolean => value !== undefined && value !== "";
export const isDeep = isSet(WINGS_DEEP);
/** In CI, with `npm test -- --all` or one of its parts, and in a deep run: scripts/check.mjs sets the variable. */
export const isThorough = isDeep || isSet(WINGS_THOROUGH);

/** How many boards a test makes: enough to catch the faults it guards against, and many more in a deep run. */
export const boards = (quick: number, deep: number): number => (isDeep ? deep : quick);

/** The seed of a test: fixed, but different in each deep run. */
export function seed(fixed: number): number {
  if (!isDeep || WINGS_SEED === undefined) return fixed;
  const rotating = Number(WINGS_SEED);
  if (!Number.isSafeInteger(rotating)) throw new Error(`WINGS_SEED must be a whole number, not "${WINGS_SEED}".`);
  return rotating * 1000 + fixed;
}

/** The cases of a test that differ in little: the first ones, and all in a deep run. */
export const someOf = <T>(cases: readonly T[], count = 3): readonly T[] => (isDeep ? cases : cases.slice(0, count));
