import { orderedName } from "./daily.js";
import { type Linked, readHash } from "./link.js";

/** Where the page is. Each room has its own address, so Back works and links say where they lead. */
export type Route =
  | { readonly room: "home" }
  | { readonly room: "play"; readonly name?: string }
  | { readonly room: "practice"; readonly technique?: string; readonly isLesson?: boolean }
  | { readonly room: "progress" }
  /** A film of moves, packed. */
  | { readonly room: "film"; readonly code: string }
  | { readonly room: "solve"; readonly linked?: Linked };

/** `#/play/2026-11-22`, `#/practice/w-wing`, `#/practice/w-wing/lesson`, `#/progress`, `#/film/…`, `#/solve/<board>&step=…`, and `#<board>`, as links had it at first. */
export function readRoute(hash: string): Route {
  const [, lesson] = /^#\/practice\/([a-z\d-]{1,150})\/lesson$/.exec(hash) ?? [];
  if (lesson !== undefined) return { room: "practice", technique: lesson, isLesson: true };
  const [, room, name] = /^#\/(play|practice)(?:\/([a-z\d-]{1,150}))?$/.exec(hash) ?? [];
  if (room === "play") return { room, ...(name !== undefined && { name: orderedName(name) }) };
  if (room === "practice") return { room, ...(name !== undefined && { technique: name }) };
  if (hash === "#/progress") return { room: "progress" };
  if (hash.startsWith("#/film/")) return { room: "film", code: hash.slice(7) };
  if (/^#?\/?$/.test(hash)) return { room: "home" };
  const linked = readHash(hash);
  return { room: "solve", ...(linked !== undefined && linked.text !== "" && { linked }) };
}

export const playHash = (name?: string): string => `#/play${name === undefined ? "" : `/${name}`}`;
export const practiceHash = (technique?: string): string =>
  `#/practice${technique === undefined ? "" : `/${technique}`}`;

/** On a phone, the lesson takes the place of the exercise. */
export const lessonHash = (technique: string): string => `${practiceHash(technique)}/lesson`;

/** The address of a puzzle to play, an exercise, a film, or a list of them. A board of the solver has none here. */
export function pageOf(route: Route): string | undefined {
  switch (route.room) {
    case "home":
      return "#/";
    case "play":
      return playHash(route.name);
    case "practice":
      return route.isLesson === true ? lessonHash(route.technique!) : practiceHash(route.technique);
    case "film":
      return `#/film/${route.code}`;
    case "progress":
      return "#/progress";
    case "solve":
      return undefined;
  }
}
