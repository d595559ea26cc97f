/**
 * The ids of the techniques of wings. Only these run without a proof of each step. A pattern is a third as long as a list of them;
 * it also knows a few forms that a family lacks, such as `locked-quad`. A test of the ladder compares both.
 */
export const BUILT_IN =
  /^(full-house|(naked|hidden|locked)-(single|pair|triple|quad)|pointing|claiming|(dual-)?(two-string-kite|empty-rectangle)|(turbot|kraken)-fish|remote-pair|skyscraper|(simple|multi)-colors|medusa|((finned|sashimi|siamese|(finned-)?(franken|mutant))-)?(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)|((unique|avoidable)-rectangle-[1-6]|(hidden|extended)-rectangle|unique-loop|bug-plus-(one|n))|(als-)?xy-wing|(bent-)?(u?v?w)?xyz-wing|(grouped-)?(inverted-)?w-wing|(grouped-|als-)?([lms]|h[123])-wing|(w|m|l|h1|als)-ring|sue-de-coq|als-xz|(death|als)-blossom|(xy?|als|forcing)-chain|((grouped|als)-)?aic|(forcing|bivalue|nested)-net|almost-locked-(pair|triple|quad)|firework-(triple|quad|pair|w-wing)|two-line-uniqueness|broken-wing|bivalue-oddagon|tridagon|(tridagon|oddagon)-chain|domino-loop|msls|junior-exocet|deadly-polygon|symmetrical-placement|two-digit-(uniqueness|placement)|set-logic|template|trial)$/;
