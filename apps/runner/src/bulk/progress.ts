import type { Input } from "../input.js";

/** A line on stderr that tells how far it is, where stderr is a terminal and it takes long enough to wonder. */
export function startProgress(input: Input, done: () => number): () => void {
  const start = performance.now();
  let shown = false;
  const timer = setInterval(() => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds < 1 || !process.stderr.isTTY) return;
    shown = true;
    process.stderr.write(`\r\u001b[K${progressLine(done(), seconds, input)}`);
  }, 200);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (shown) process.stderr.write("\r\u001b[K");
  };
}

function progressLine(done: number, seconds: number, { total, read }: Input): string {
  const rate = `${done} boards, ${Math.round(done / seconds)} a second`;
  if (total === undefined || total === 0 || read === 0) return rate;
  const part = Math.min(1, read / total);
  const width = 24;
  const bar = "#".repeat(Math.round(part * width)).padEnd(width, ".");
  return `[${bar}] ${Math.floor(part * 100)} %, ${rate}, ${duration((seconds / part) * (1 - part))} left`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
