export { type JuniorExocet, juniorExocet } from "./junior-exocet.js";
