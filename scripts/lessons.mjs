// The lesson of a package of techniques: lesson.md has what a player reads, and the package of a language has its three steps in
// lessons/NAME.md. From them come sections of the README, the lessons of the page, the pages of `wings techniques` and the resources
// for assistants. The builds of the apps read them, so this file uses only Node's own modules.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The sections of every lesson, in this order. The first is for the page, and the others are in the README, too. */
export const LESSON_SECTIONS = /** @type {const} */ ([
  "In three steps",
  "When it applies",
  "The pattern",
  "Why it works",
  "Limits",
  "See also",
]);
/** Below the ids of steps that a language has not translated yet. */
export const TO_DO = "<!-- to do -->";

/** How to find a pattern, the reason, and what it proves. @typedef {readonly [find: string, reason: string, proves: string]} Steps */
/** @typedef {Record<typeof LESSON_SECTIONS[number], string>} Sections the text of each section */
/** @typedef {{ about: string, sections: Sections, steps: Record<string, Steps> }} Lesson the steps by technique */

/** The text of each section, by its title. @param {string} text @returns {[title: string, body: string][]} */
const sectionsOf = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return [section.slice(0, end), section.slice(end).trim()];
    });

/** The three steps of each technique, in the order of the section. @param {string} file @param {string} section @param {string} heading @returns {[id: string, steps: Steps][]} */
function stepsIn(file, section, heading) {
  const [before = "", ...parts] = section.split(new RegExp(`^${heading} `, "m"));
  if (before.trim() !== "" || parts.length === 0)
    throw new Error(`${file}: the steps begin with "${before.slice(0, 40)}"; write a heading ${heading} with ids`);
  return parts.flatMap((part) => {
    const [ids = "", ...lines] = part.split("\n");
    if (part.includes(TO_DO)) return [];
    const steps = lines
      .join(" ")
      .split(/\s+(?=\d\. )/)
      .map((line) => line.replace(/[ \t\r\n]+/g, " ").trim())
      .filter((line) => line !== "");
    if (steps.length !== 3 || steps.some((step, i) => !step.startsWith(`${i + 1}. `)))
      throw new Error(`${file}: ${ids} has ${steps.length} steps; write a list from 1. to 3.`);
    const three = /** @type {[string, string, string]} */ (steps.map((step) => step.slice(3)));
    return ids.split(", ").map((id) => /** @type {[string, Steps]} */ ([id, three]));
  });
}

/** A paragraph or list item that begins with names and ids is about these techniques only. @param {string} body */
const idsOfLeadIns = (body) =>
  [...body.matchAll(/^(?:- )?\*\*[^*]+\*\*,? \(((?:`[a-z0-9-]+`(?:, )?)+)\)/gm)].flatMap(([, ids = ""]) =>
    [...ids.matchAll(/[a-z0-9-]+/g)].map(([id]) => id),
  );

/** The lesson in a folder; throws if a section or a step is missing or has another name. @param {string} folder @returns {Omit<Lesson, "about">} */
export function readLesson(folder) {
  const file = join(folder, "lesson.md");
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const sections = sectionsOf(readFileSync(file, "utf8"));
  const titles = sections.map(([title]) => title).join(", ");
  const wanted = LESSON_SECTIONS.join(", ");
  if (titles !== wanted) throw new Error(`${file} has the sections ${titles}; write ${wanted}`);
  const empty = sections.find(([, body]) => body === "");
  if (empty !== undefined) throw new Error(`${file} says nothing below "${empty[0]}"`);
  const steps = stepsIn(file, sections[0]?.[1] ?? "", "###");
  for (const id of sections.flatMap(([, body]) => idsOfLeadIns(body)))
    if (!steps.some(([each]) => each === id)) throw new Error(`${file} has text for ${id}, but no steps`);
  return { sections: /** @type {Sections} */ (Object.fromEntries(sections)), steps: Object.fromEntries(steps) };
}

/** The steps in the package of a language, by technique. What is to do is left out. @param {string} folder @returns {[id: string, steps: Steps][]} */
export const readTranslatedSteps = (folder) =>
  readdirSync(join(folder, "lessons")).flatMap((name) => translatedStepsIn(join(folder, "lessons", name)));

/** @param {string} file @returns {[id: string, steps: Steps][]} */
export const translatedStepsIn = (file) => stepsIn(file, readFileSync(file, "utf8"), "##");

/** The lessons of all packages of techniques, by the name of their folder. @param {string} packages the folder of the packages */
export function readLessons(packages) {
  /** @type {Record<string, Lesson>} */
  const lessons = {};
  for (const name of readdirSync(packages)) {
    const folder = join(packages, name);
    const { keywords = [], description } = /** @type {{ keywords?: string[], description: string }} */ (
      JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    );
    if (keywords.includes("wings-technique")) lessons[name] = { about: description, ...readLesson(folder) };
  }
  return lessons;
}

/**
 * Moves the sections of a lesson out of the README of a new package, where they will be generated.
 * @param {string} page @param {string} id
 */
export function splitReadme(page, id) {
  const own = sectionsOf(page).filter(([title]) => /** @type {readonly string[]} */ (LESSON_SECTIONS).includes(title));
  const step = "Replace this: look for …; the reason; what it proves.";
  const lesson = [
    `## ${LESSON_SECTIONS[0]}\n\n### ${id}\n\n${[1, 2, 3].map((i) => `${i}. ${step}\n`).join("")}`,
    ...own.map(([title, body]) => `## ${title}\n\n${body}\n`),
  ].join("\n");
  const readme = own.reduce((text, [title, body]) => {
    const name = `generated:lesson ${title}`;
    return text.replace(body, () => `<!-- ${name} -->\n<!-- /${name} -->`);
  }, page);
  return { lesson, readme };
}
