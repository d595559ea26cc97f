export { type AlsBlossom, alsBlossom } from "./als-blossom.js";
export { type DeathBlossom, deathBlossom } from "./death-blossom.js";
