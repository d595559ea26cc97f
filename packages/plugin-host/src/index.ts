// One protocol for all hosts of plugins: the thread of the `wings` command and the worker of the page.

export { type Describer, answer } from "./answer.js";
export { describe } from "./describe.js";
export { type DescriptionLimits, SMALL, UNLIMITED } from "./limits.js";
export type { Described, FoundHit, Loaded, Question, PluginReply } from "./protocol.js";
export { proxyOf } from "./proxy.js";
export { type Host, readLoaded } from "./read-loaded.js";
export { readReply } from "./read-reply.js";
