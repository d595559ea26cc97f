// A chunk with all techniques: the engine loads it when a task needs more than the basics.

export { RUNGS } from "@wings/ladder";
