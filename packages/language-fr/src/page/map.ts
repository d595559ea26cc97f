import { type PageWords, todo } from "@wings/language-en";
import { listed } from "./listed.js";
import { plural } from "./plural.js";

export const map: PageWords["map"] = {
  intro: todo("Each station is a technique. You can go to any of them at any time."),
  search: todo("Search by name"),
  results: todo("Techniques found"),
  foundCount: todo((count: number): string => `${plural(count, "technique", "techniques")}:`),
  due: todo((count: number): string => `${count} due today`),
  lines: todo("Lines"),
  lineNames: {
    singles: todo("Singles"),
    digit: todo("One digit"),
    sets: todo("Sets"),
    wings: todo("Wings"),
    uniqueness: todo("Uniqueness"),
    chains: todo("Chains"),
    beyond: todo("Beyond"),
  },
  knownOf: todo((known: number, all: number): string => `${known} of ${all}`),
  stationsKnown: todo("stations known"),
  leadsTo: todo((names: readonly string[]): string => `leads to ${listed(names)}`),
  next: todo("Next"),
  nextUp: todo("Next:"),
  learn: todo("Learn it"),
  another: todo("Something else"),
  start: todo("This is where the map begins."),
  opens: todo((names: readonly string[]): string => `You know ${listed(names)}, and this builds on it.`),
  restsOn: todo((names: readonly string[]): string => `It builds on ${listed(names)}.`),
  needed: todo((puzzles: number, of: number): string =>
    of === 1 ? "Your last puzzle needed it." : `${puzzles} of your last ${of} puzzles needed it.`,
  ),
  begun: todo((streak: number, enough: number): string => `You have begun it: ${streak} of ${enough} right in a row.`),
  stuck: todo(
    (puzzles: number, of: number): string =>
      `You are stuck on it: ${puzzles} of your last ${of} puzzles had one, and you needed help.`,
  ),
  towards: todo(
    (goal: string, puzzles: number, of: number): string =>
      `You are stuck on ${goal}: ${puzzles} of your last ${of} puzzles had one. This leads there.`,
  ),
  allKnown: todo("You know every station"),
  allKnownHelp: todo("Keep in shape with a puzzle."),
  said: todo("I know some of this already"),
  saidLevels: {
    "": todo("Start at the beginning"),
    easy: todo("I know singles"),
    medium: todo("… and pairs and triples"),
    hard: todo("… and fish and wings"),
  },
  masteries: { new: todo("new"), learning: todo("learning"), known: todo("known"), mastered: todo("mastered") },
  soFar: todo((streak: number, enough: number): string => `${streak} of ${enough}`),
  buildsOn: todo((names: readonly string[]): string => `builds on ${listed(names)}`),
  legend: todo("What the states mean"),
  rules: {
    new: todo("You have not tried it."),
    learning: todo("You have tried it in practice, or used it in a puzzle."),
    known: todo("Five right answers in a row, or used in three puzzles without a hint or a wrong digit."),
    mastered: todo("Right again a week after it was known, or used in ten such puzzles."),
  },
  more: todo((count: number): string => `More techniques (${count})`),
  moreOf: todo((count: number, line: string): string => `${count} more: ${line}`),
  newHere: todo("What is new in this puzzle?"),
  newHereIs: todo("New here:"),
  nothingNew: todo("Nothing is new here: you know all that this puzzle needs."),
};
