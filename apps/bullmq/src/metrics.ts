/** What has been done. */
export interface Done {
  jobs: number;
  failed: number;
  boards: number;
}

/** What a worker has done, with all of its processes. */
export interface Metrics extends Done {
  readonly start: number;
  /** When the last line was made, and the boards until then. */
  last: { readonly at: number; readonly boards: number };
}

export function makeMetrics(): Metrics {
  const start = performance.now();
  return { start, jobs: 0, failed: 0, boards: 0, last: { at: start, boards: 0 } };
}

export function count(metrics: Metrics, { jobs, failed, boards }: Done): void {
  metrics.jobs += jobs;
  metrics.failed += failed;
  metrics.boards += boards;
}

/** The queue as it was seen last. */
export interface Lag {
  /** The number of jobs that wait. */
  readonly waiting: number;
  /** Whether the server is there. While it is away, `waiting` is what was known before. */
  readonly isUp: boolean;
}

/** For people: in all, and the speed since the line before. */
export function lineOf(metrics: Metrics, { waiting, isUp }: Lag): string {
  const { jobs, boards, last } = metrics;
  const at = performance.now();
  const speed = Math.round(((boards - last.boards) * 1000) / Math.max(1, at - last.at));
  metrics.last = { at, boards };
  return `${jobs} jobs, ${boards} boards, ${speed} a second, ${isUp ? `${waiting} jobs waiting` : "the server is away"}`;
}

/** In the text format of Prometheus. */
export const prometheusOf = (metrics: Metrics, { waiting, isUp }: Lag): string =>
  (
    [
      ["wings_jobs_total", "counter", "Jobs that this worker has answered.", metrics.jobs],
      ["wings_jobs_failed_total", "counter", "Jobs that failed on this worker.", metrics.failed],
      ["wings_boards_total", "counter", "Boards that this worker has answered.", metrics.boards],
      ["wings_worker_seconds", "gauge", "How long this worker runs.", (performance.now() - metrics.start) / 1000],
      ["wings_queue_waiting", "gauge", "Jobs that wait for a worker, as it was known last.", waiting],
      ["wings_server_up", "gauge", "1 while the Redis server is there, 0 while it is away.", Number(isUp)],
    ] as const
  )
    .map(([name, type, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`)
    .join("");
