import { once } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { describe, expect, it, vi } from "vitest";
import { rate } from "../src/index.js";
import { type Port, rateMany, solveMany } from "../src/many.js";
import { serve } from "../src/worker.js";

const EASY = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const HARD = ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.";

/** A worker on this thread. */
function worker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as unknown as Port);
  port1.unref();
  port2.unref();
  return port1;
}
const portOf = (port: MessagePort): Port => port as unknown as Port;
/** A page's worker has no `on`. */
const asInPage = (port: MessagePort): Port => ({
  postMessage: (message) => port.postMessage(message),
  addEventListener: (type, listener) => port.addEventListener(type, listener as never),
  removeEventListener: (type, listener) => port.removeEventListener(type, listener as never),
});

describe("many puzzles", () => {
  it("are rated in order by several workers, with progress", async () => {
    const puzzles = Array.from({ length: 50 }, (_, i) => [EASY, HARD, "nonsense"][i % 3]!);
    const seen: number[] = [];
    const answers = await rateMany(puzzles, {
      workers: [portOf(worker()), asInPage(worker())],
      onProgress: (done, all) => seen.push(done, all),
    });
    expect(answers).toHaveLength(50);
    for (const [i, answer] of answers.entries())
      expect(answer).toEqual(
        i % 3 === 2
          ? { status: "refused", code: "WINGS_NO_BOARD", message: expect.stringContaining("line 1") }
          : rate(puzzles[i]!),
      );
    expect(seen).toEqual([20, 50, 40, 50, 50, 50]);
  });

  it("are solved", async () => {
    const [one, many] = await solveMany([EASY, ".".repeat(81)], { workers: portOf(worker()) });
    expect([one!.status, many!.status]).toEqual(["one", "many"]);
    expect(await solveMany([], { workers: portOf(worker()) })).toEqual([]);
  });

  it("end at once when they are aborted, and leave the worker usable", async () => {
    const cancel = new AbortController();
    const port = worker();
    const work = rateMany(Array<string>(200).fill(HARD), { workers: portOf(port), signal: cancel.signal });
    await once(port, "message");
    cancel.abort();
    await expect(work).rejects.toThrow("aborted");
    expect(await rateMany([EASY], { workers: portOf(port) })).toEqual([rate(EASY)]);
  });

  it("fail with a worker that fails, and refuse what is no worker", async () => {
    const port = worker();
    const work = rateMany([EASY], { workers: portOf(port) });
    port.emit("error", new Error("no such file"));
    await expect(work).rejects.toMatchObject({ code: "WINGS_WORKER_FAILED", details: { why: "no such file" } });
    for (const workers of [undefined, [], {}, [null]])
      await expect(rateMany([EASY], { workers } as never)).rejects.toThrow("a worker, or a list of them");
    await expect(rateMany([EASY], { workers: [] })).rejects.toThrow('"[]" is not understood');
    await expect(rateMany(null as never, { workers: portOf(port) })).rejects.toThrow("a list of puzzles");
    for (const wrong of [null, Symbol("x"), () => EASY])
      await expect(rateMany([EASY, wrong] as never, { workers: portOf(port) })).rejects.toThrow(
        '"[1]" is not understood',
      );
  });

  it("ask no worker where the signal has been aborted before", async () => {
    const postMessage = vi.fn();
    const signal = AbortSignal.abort(new Error("too late"));
    await expect(rateMany([EASY], { workers: { postMessage }, signal })).rejects.toThrow("too late");
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each<[string, object]>([
    ["signal", { signal: {} }],
    ["signal", { signal: null }],
    ["onProgress", { onProgress: "often" }],
    ["maxMilliseconds", { maxMilliseconds: "5" }],
    ["maxMilliseconds", { maxMilliseconds: -1 }],
    ["maxMilliseconds", { maxMilliseconds: NaN }],
  ])("refuse a wrong %s at once", async (name, options) => {
    const refused = { code: "WINGS_BAD_ARGUMENT", message: expect.stringContaining(name) as string };
    for (const call of [rateMany, solveMany])
      await expect(call([], { workers: portOf(worker()), ...options } as never)).rejects.toMatchObject(refused);
  });

  it("fail where a page's worker has ended, which nothing says", async () => {
    vi.useFakeTimers();
    try {
      const dead: Port = { postMessage: () => undefined, addEventListener: () => undefined };
      const work = rateMany([EASY], { workers: dead });
      const failed = expect(work).rejects.toMatchObject({
        code: "WINGS_WORKER_FAILED",
        details: { why: "nothing is heard of it for 30 s" },
      });
      await vi.advanceTimersByTimeAsync(31_000);
      await failed;
    } finally {
      vi.useRealTimers();
    }
  });

  it("wait as long as a puzzle takes, and not much longer where that is limited", async () => {
    vi.useFakeTimers();
    try {
      let hear: (event: object) => void = () => undefined;
      const slow: Port = {
        postMessage: (request) => hear({ data: { wings: (request as { wings: number }).wings, from: 0, answers: [] } }),
        addEventListener: (type, listener) => {
          if (type === "message") hear = listener;
        },
      };
      let end = "";
      const note = (work: Promise<unknown>): Promise<void> =>
        work.then(
          () => undefined,
          (error: Error) => void (end = error.message),
        );
      void note(rateMany([EASY], { workers: slow }));
      await vi.advanceTimersByTimeAsync(1e9);
      expect(end).toBe("");
      void note(rateMany([EASY], { workers: slow, maxMilliseconds: 5_000 }));
      await vi.advanceTimersByTimeAsync(34_000);
      expect(end).toBe("");
      await vi.advanceTimersByTimeAsync(2_000);
      expect(end).toContain("nothing is heard of it for 35 s");
    } finally {
      vi.useRealTimers();
    }
  });
});
