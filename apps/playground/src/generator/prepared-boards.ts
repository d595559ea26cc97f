/** A separate file, so that it is loaded only for a technique for which no board can be made in time. */
export { EXAMPLES as BOARDS } from "@wings/ladder";
