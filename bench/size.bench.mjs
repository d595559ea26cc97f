// What an app downloads of the packages.

import { sizes } from "../scripts/sizes.mjs";
import { table, whole } from "./report.mjs";

/** @param {{ say: (line: string) => void }} run */
export async function measure({ say }) {
  say("## Sizes\n");
  say(
    "Bytes of a bundle, minified and gzipped: the whole core, and five lines that find a step with one wing or with those of all\n" +
      "four packages. The check fails from the last column on; the core was to stay below 9,000.\n",
  );
  const rows = (await sizes()).map(({ what, minified, gzipped, budget }) => [
    what.replace(/ \(.*/, ""),
    whole(minified),
    whole(gzipped),
    whole(budget),
  ]);
  say(table(["bundle", "minified", "gzipped", "at most"], rows));
  say("");
}
