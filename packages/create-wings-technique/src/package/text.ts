import { readFileSync } from "node:fs";

/** What stands in a file. Lines that end as on Windows are lines as any others. */
export const readText = (path: string): string => readFileSync(path, "utf8").replaceAll("\r\n", "\n");
