import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** A background job. Several processes may run the same job at the same time, so its work must be safe for that. */
export type Job = { name: string; start: () => RunningJob };

/** `stop` starts no more work, and resolves once the work under way has ended or was given back. */
export type RunningJob = { stop: () => Promise<void> };

type Periodical = { name: string; everySeconds: number; run: (now: Date) => Promise<unknown> };

/** A job that runs at intervals, one round at a time. A round that fails is logged, and the next one runs as usual. */
export const periodically = ({ name, everySeconds, run }: Periodical): Job => ({
  name,
  start() {
    let round: Promise<unknown> | undefined;
    const begin = () => {
      round ??= run(new Date())
        .catch((err) => logger.warn({ err }, `The job ${name} failed`))
        .finally(() => (round = undefined));
    };
    const timer = setInterval(begin, everySeconds * 1000).unref();
    begin();
    return {
      async stop() {
        clearInterval(timer);
        await round;
      },
    };
  },
});

const running = oncePerProcess("jobs", () => new Map<string, RunningJob>());

/** Starts the jobs that do not run in this process yet. */
export function startJobs(jobs: readonly Job[]) {
  for (const job of jobs) if (!running.has(job.name)) running.set(job.name, job.start());
}

/** Stops all jobs of this process. */
export async function stopJobs() {
  const stopping = [...running.values()].map((job) => job.stop());
  running.clear();
  await Promise.all(stopping);
}
