import { counted } from "../look.js";

/** How far a run is. */
export interface State {
  /** Boards that are answered, in this run and before it. */
  readonly done: number;
  /** Those of before. */
  readonly earlier: number;
  /** How many boards there are in the end, as far as can be told; undefined where a pipe does not tell. */
  readonly total: number | undefined;
}

/** A line on stderr that tells how far it is, where stderr is a terminal and it takes long enough to wonder. */
export function startProgress(state: () => State): () => void {
  const start = performance.now();
  let shown = false;
  const timer = setInterval(() => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds < 1 || !process.stderr.isTTY) return;
    shown = true;
    const line = progressLine(seconds, state());
    process.stderr.write(`\r\u001b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
  }, 200);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (shown) process.stderr.write("\r\u001b[K");
  };
}

function progressLine(seconds: number, { done, earlier, total }: State): string {
  const perSecond = (done - earlier) / seconds;
  const rate = `${counted(done, "board")}, ${Math.round(perSecond)} a second`;
  if (total === undefined || total === 0) return rate;
  const part = Math.min(1, done / total);
  const width = 24;
  const bar = "#".repeat(Math.round(part * width)).padEnd(width, ".");
  const left = perSecond === 0 ? "" : `, ${duration(Math.max(0, total - done) / perSecond)} left`;
  return `[${bar}] ${Math.floor(part * 100)} %, ${rate}${left}`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
