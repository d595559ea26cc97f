// Every package has the same shape, and the arrows between them point one way. Says for each complaint what to do.

import { examine } from "./package-rules.mjs";
import { workspacePackages } from "./workspace.mjs";

const packages = workspacePackages();
const complaints = examine(packages);
for (const { folder, problem, remedy } of complaints) console.error(`${folder} ${problem}\n    -> ${remedy}`);
if (complaints.length === 0) console.log(`${packages.length} packages are alike, and no arrow points the wrong way.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
