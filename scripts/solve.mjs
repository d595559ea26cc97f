// `solve <puzzle>`: prints the solved grid. `npm start` runs it as long as there is no runner.

import { format, parse, search } from "@wings/core";

const [command, ...words] = process.argv.slice(2);
if (command !== "solve" || words.length === 0) {
  console.error("Usage: npm start -- solve <puzzle>");
  process.exit(2);
}
console.log(format, parse, search);
