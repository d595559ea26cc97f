import { writeFileSync } from "node:fs";
import type { Board } from "@wings/core";
import { candidatesOf } from "@wings/core/author";
import { type Changes, type Twin, report, twinsOn } from "../twin-link.js";
import { type Planted, counter, first, kept, only, searchOf } from "./planted.js";

function cached(key: (board: Board) => string): Changes {
  const cache = new Map<string, Twin[]>();
  return searchOf((board) => {
    const twins = cache.get(key(board)) ?? [...twinsOn(board)];
    cache.set(key(board), twins);
    return twins;
  });
}

/** What a technique does besides, keeps, or depends on. */
export const PROGRAM_FAULTS: Readonly<Record<string, Planted>> = {
  "p1-dup": {
    what: "reports both ways (a, b) and (b, a)",
    changes: searchOf(function* (board) {
      for (const twin of twinsOn(board)) {
        yield twin;
        yield { ...twin, wingA: twin.wingB, wingB: twin.wingA, endA: twin.endB, endB: twin.endA };
      }
    }),
  },
  "p2-dup2": {
    what: "reports each finding twice",
    changes: searchOf(function* (board) {
      for (const twin of twinsOn(board)) yield* [twin, twin];
    }),
  },
  "p3-order": {
    what: "every second call searches backwards",
    changes: searchOf((board) => (counter.calls++ % 2 === 0 ? twinsOn(board) : [...twinsOn(board)].reverse())),
  },
  "p4-date": { what: "Date.now for a time limit", changes: first(() => void Date.now()) },
  "p5-perf": {
    what: "performance.now for a time limit",
    changes: first(() => performance.now()),
  },
  "p6-random": { what: "Math.random", changes: first(() => void Math.random()) },
  "p7-locale": { what: "localeCompare", changes: first(() => "a".localeCompare("b")) },
  "p8-env": { what: "reads process.env", changes: first(() => process.env.HOME) },
  "p9-cacheobj": {
    what: "a WeakMap by board object",
    changes: (() => {
      const cache = new WeakMap<Board, Twin[]>();
      return searchOf((board) => {
        const twins = cache.get(board) ?? [...twinsOn(board)];
        cache.set(board, twins);
        return twins;
      });
    })(),
  },
  "p10-cachekey": { what: "a global cache by values only", changes: cached((board) => board.values.join("")) },
  "p11-cachesum": {
    what: "a global cache by a weak hash",
    changes: cached((board) => String(board.masks.reduce((sum, mask) => sum + mask, 0))),
  },
  "p12-mutate": {
    what: "removes a candidate from the board itself",
    changes: first((board) => {
      for (const { endA, x } of twinsOn(board)) return void board.eliminate(endA, x);
    }),
  },
  "p13-mutraw": {
    what: "writes to board.masks and restores it",
    changes: first((board) => {
      const mask = board.masks[40];
      board.masks[40] = 0;
      board.masks[40] = mask;
    }),
    harmless: "the board is as it was",
  },
  "p14-leak": { what: "keeps a copy of each board", changes: first((board) => void kept.push(board.copy().toState())) },
  "p15-leakslow": {
    what: "keeps a number for each finding",
    changes: only(() => kept.push(counter.calls++) > 0),
    harmless: "eight bytes a finding",
  },
  "p16-blowup": {
    what: "exponential on boards with more than 18 pairs",
    changes: first((board) => {
      const pairs = Array.from(board.masks.keys()).filter((cell) => candidatesOf(board, cell).length === 2).length;
      for (let i = 0; pairs > 18 && i < 2 ** (pairs + 20); i++) counter.calls = (counter.calls + i) % 7;
    }),
  },
  "p17-loopsolved": {
    what: "an endless loop on a solved board",
    changes: first((board) => {
      while (board.isFull) counter.calls++;
    }),
  },
  "p18-empty": {
    what: "throws on an empty board",
    changes: first((board) => {
      if (board.values.every((digit) => digit === 0)) throw new Error("nothing there");
    }),
  },
  "p19-huge": {
    what: "6,000 findings for each pattern",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board))
          for (let i = 0; i < 6000; i++) if (report(to, { ...twin, house: i % 27 })) return;
      },
    },
  },
  "p20-size": {
    what: "the size depends on the place",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board))
          if (to.eliminateSeen(twin.z, [twin.wingA, twin.wingB]) && to.commit(twin, 4 + (twin.wingA > 40 ? 1 : 0)))
            return;
      },
    },
  },
  "p21-minsize": { what: "minSize 5 with size 4", changes: { minSize: 5 } },
  "p22-proto": {
    what: "defines Array.prototype.last at import",
    changes: () => {
      Object.defineProperty(Array.prototype, "last", { value: 1, configurable: true });
      return {};
    },
  },
  "p23-protofind": {
    what: "defines Object.prototype.x in find",
    changes: first(() => Reflect.set(Object.prototype, "x", true)),
  },
  "p24-print": {
    what: "prints on one board in a hundred",
    changes: first(() => {
      if (counter.calls++ % 4000 === 0) console.log("searching");
    }),
  },
  "p25-net": {
    what: "network access at import",
    changes: () => {
      void fetch("http://localhost:1/").catch(() => undefined);
      return {};
    },
  },
  "p26-netfs": {
    what: "writes a file at import",
    changes: () => {
      writeFileSync("/dev/null", "");
      return {};
    },
    harmless: "malice, as the security page says",
  },
};
