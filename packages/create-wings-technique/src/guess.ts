import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** Who writes: as git knows them, or else as the machine does. */
export const guessAuthor = (): string => gitName() || userInfo().username;

function gitName(): string {
  try {
    return execFileSync("git", ["config", "user.name"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/** How the package manager that called this says things. */
export interface Manager {
  readonly install: string;
  readonly run: (script: string) => string;
  readonly exec: (command: string) => string;
}

/** The one that called, by what it tells of itself: `pnpm/10.34.8 npm/? node/v20.20.2 linux x64`. */
export function managerOf(userAgent = ""): Manager {
  const name = userAgent.split("/")[0];
  if (name === "pnpm" || name === "yarn") {
    return {
      install: `${name} install`,
      run: (script) => `${name} ${script}`,
      exec: (command) => `${name} exec ${command}`,
    };
  }
  return {
    install: "npm install",
    run: (script) => (script === "test" ? "npm test" : `npm run ${script}`),
    exec: (command) => `npx ${command}`,
  };
}
