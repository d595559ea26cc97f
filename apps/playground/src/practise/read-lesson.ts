/** What to know about a technique, as paragraphs of plain text. */
export interface LessonText {
  readonly pattern: readonly string[];
  readonly why: readonly string[];
  readonly when: readonly string[];
}

/** Reads the lesson of a technique from the README of its package. */
export function readLesson(readme: string, id: string): LessonText {
  return {
    pattern: aboutTechnique(sectionOf(readme, "The pattern"), id).map(plain),
    why: aboutTechnique(sectionOf(readme, "Why it works"), id).map(plain),
    when: sectionOf(readme, "When it applies").slice(0, 1).map(plain),
  };
}

/** The item of the technique says most; the sentence before the list says what the items have in common. */
function aboutTechnique(texts: readonly string[], id: string): string[] {
  const own = texts.filter((text) => text.includes(`(\`${id}\``) || text.includes(`, \`${id}\``));
  const prose = texts.filter((text) => !text.startsWith("- "));
  if (own.length === 0) return prose.slice(0, 2);
  // Without the list, the text of the item ends the sentence.
  return prose.length > 0 && prose[0].endsWith(":")
    ? [`${prose[0]} ${own[0].replace(/^- (?:\*\*[^*]*\*\*[^:]*: )?/, "")}`, ...own.slice(1)]
    : [...new Set([...prose.slice(0, 1), ...own])];
}

/** The paragraphs and list items of a section, without code, tables and pictures. */
function sectionOf(readme: string, title: string): string[] {
  const [, after = ""] = readme.split(`## ${title}\n`);
  const [section] = after.split(/^## /m);
  return section
    .replace(/<!-- generated:drawings -->[^]*?<!-- \/generated:drawings -->/g, "")
    .replace(/```[^]*?```/g, "")
    .replace(/\n(?=- )/g, "\n\n")
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s*\n\s*/g, " ").trim())
    .filter((text) => text !== "" && !/^[|!<]/.test(text));
}

/** Markdown as plain text. */
const plain = (text: string): string =>
  text
    .replace(/^- /, "")
    // The drawing that follows is left out.
    .replace(/:$/, ".")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s*\((`[^`]*`(?:,? ?(?:and )?)?)+\)/g, "")
    .replace(/\*\*|`/g, "")
    .replace(/(^|\s)_([^_]+)_/g, "$1$2");
