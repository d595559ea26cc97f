import { useEffect, useState } from "preact/hooks";
import { useCommands, useWords } from "../app/context.js";
import type { LessonText } from "./lessons.js";

/** What a technique is, in short: from the README of its package. */
export function Lesson({ technique }: { technique: string }) {
  const words = useWords();
  const { showExample } = useCommands();
  const [lesson, setLesson] = useState<LessonText | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void import("./lessons.js").then(({ lessonOf }) => {
      if (isWanted) setLesson(lessonOf(technique));
    });
    return () => {
      isWanted = false;
    };
  }, [technique]);
  if (lesson === undefined) return null;
  return (
    <details class="lesson" open>
      <summary>{words.lesson}</summary>
      <h3>{words.lookFor}</h3>
      {lesson.pattern.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <button class="example" onClick={showExample}>
        {words.seeExample}
      </button>
      <h3>{words.whyItWorks}</h3>
      {lesson.why.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words.otherwise}</h3>
      {lesson.when.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
