import { LADDER } from "@wings/ladder";
import type { Engine } from "../src/engine/engine.js";
import type { Source } from "../src/engine/find-steps.js";
import type { News } from "../src/model/engine-messages.js";
import { runTask } from "../src/engine/tasks.js";

/** An engine in this thread, which answers after all that is waiting. */
export function engineHere(): Engine & { readonly canceled: { count: number }; readonly running: Promise<void>[] } {
  const sources = new Map<string, Source>(LADDER.map(({ technique }) => [technique.id, { technique }]));
  const canceled = { count: 0 };
  const running: Promise<void>[] = [];
  return {
    canceled,
    running,
    run: (task, listen) => {
      let isWanted = true;
      const goOn = async (): Promise<boolean> => {
        await Promise.resolve();
        return isWanted;
      };
      const sourceOf = (id: string): Promise<Source | undefined> => Promise.resolve(sources.get(id));
      const tell = (news: News): void => {
        if (isWanted) listen(news);
      };
      running.push(runTask(task, { sources, sourceOf, tell, goOn }));
      return {
        cancel: () => {
          isWanted = false;
          canceled.count++;
        },
      };
    },
    watch: () => undefined,
    add: () => undefined,
    remove: () => undefined,
  };
}
