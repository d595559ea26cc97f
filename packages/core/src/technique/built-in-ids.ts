/**
 * The ids of the techniques of wings. Only these run without a proof of each step. A pattern is half as long as a list of them: a test
 * of the ladder compares both.
 */
export const BUILT_IN =
  /^(full-house|(naked|hidden)-(single|pair|triple|quad)|pointing|claiming|locked-(pair|triple)|(dual-)?(two-string-kite|empty-rectangle)|(turbot|kraken)-fish|remote-pair|skyscraper|(simple|multi)-colors|medusa|((finned|sashimi|siamese|(finned-)?(franken|mutant))-)?(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)|(unique-rectangle-[3-6]|(unique|avoidable)-rectangle-[12]|(hidden|extended)-rectangle|unique-loop|bug-plus-(one|n))|(als-)?xy-wing|(bent-)?(u?v?w)?xyz-wing|(grouped-)?(inverted-)?w-wing|((grouped-)?(l|h1)|(grouped-|als-)?(m|s|h2|h3))-wing|(w|m|l|h1|als)-ring|sue-de-coq|als-xz|(death|als)-blossom|(xy?|als|forcing)-chain|((grouped|als)-)?aic|(forcing|bivalue|nested)-net|template|trial)$/;
