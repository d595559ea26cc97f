import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/** The author's name from git, or else the name of the account. */
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

/** The commands of a package manager. */
export interface Manager {
  readonly install: string;
  readonly run: (script: string) => string;
  readonly exec: (command: string) => string;
}

/** The package manager that started this command, by its user agent: `pnpm/10.34.8 npm/? node/v20.20.2 linux x64`. */
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
