import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

/** Two strong links of a digit. Their near ends see each other, as `near` says. */
const twoLinks = (name: string, near: string): Message => ({
  long:
    "In {ab} kann die {digit} nur in {a} oder {b} stehen. In {cd} kann sie nur in {c} oder {d} stehen. " +
    `{b} und {c} ${near}, also können sie nicht beide {digit} sein. ` +
    "Also steht die {digit} in {a} oder in {d}, und eine Zelle, die beide sieht, kann nicht {digit} sein: {outcome}.",
  short: "{digit} in {ab} und {cd}, {a}={b}-{c}={d}: {outcome}",
  vague: `Es gibt einen ${name} mit {digit}.`,
});

export const turbot: Messages = {
  skyscraper: twoLinks("Skyscraper", "liegen beide in {across}"),
  "two-string-kite": twoLinks("Two-String Kite", "liegen beide in {box}"),
  "turbot-fish": twoLinks("Turbot Fish", "sehen einander"),
  "dual-two-string-kite": {
    long:
      "In {rowP} kann die {digit} nur in {p} oder {pRow} stehen, in {columnP} nur in {p} oder {pColumn}. " +
      "In {rowQ} kann sie nur in {q} oder {qRow} stehen, in {columnQ} nur in {q} oder {qColumn}. " +
      "{p} und {q} liegen beide in {box}, also können sie nicht beide {digit} sein. " +
      "Steht sie nicht in {p}, so steht sie in {pRow} und {pColumn}. Steht sie nicht in {q}, so steht sie in {qRow} und {qColumn}. " +
      "Also steht die {digit} in {pRow} oder in {qColumn}, und auch in {qRow} oder in {pColumn}: {outcome}.",
    short: "{digit} in {p} und {q} von {box}, Enden {pRow}, {pColumn}, {qRow} und {qColumn}: {outcome}",
    vague: "Es gibt einen Dual Two-String Kite mit {digit}.",
  },
  "empty-rectangle": {
    long:
      "In {box} kann die {digit} nur in {r} oder {c} stehen. In {line} kann sie nur in {s} oder {e} stehen. " +
      "Steht die {digit} von {box} in {c}, so kann die {digit} sonst nirgends in {c} stehen. " +
      "Steht sie in {r}, so kann {s} nicht {digit} sein, also ist {e} die {digit}. " +
      "In jedem Fall kann eine Zelle von {c}, die {e} sieht, nicht {digit} sein: {outcome}.",
    short: "{digit} von {box} in {r} und {c}, {s}={e} in {line}: {outcome}",
    vague: "Es gibt ein Empty Rectangle mit {digit} in {box}.",
  },
  "dual-empty-rectangle": {
    long:
      "{where} In {line1} kann sie nur in {s1} oder {e1} stehen, in {line2} nur in {s2} oder {e2}. " +
      "Steht die {digit} von {box} nicht in {c1}, so steht sie in {r1}, also kann {s1} nicht {digit} sein, und {e1} ist die {digit}. " +
      "Steht sie nicht in {c2}, so steht sie in {r2}, also kann {s2} nicht {digit} sein, und {e2} ist die {digit}. " +
      "Also kann außerhalb des Blocks eine Zelle von {c1}, die {e1} sieht, nicht {digit} sein, " +
      "und auch keine Zelle von {c2}, die {e2} sieht: {outcome}.",
    short: "{digit} von {box}, {s1}={e1} in {line1} und {s2}={e2} in {line2}: {outcome}",
    vague: "Es gibt ein Dual Empty Rectangle mit {digit} in {box}.",
    parts: {
      same: "In {box} kann die {digit} nur in {r1} oder {c1} stehen.",
      other: "In {box} kann die {digit} nur in {r1} oder {c1} stehen, und auch nur in {r2} oder {c2}.",
    },
  },
};
