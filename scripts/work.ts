// The background work of `npm run worker`. It is bundled, so that no source is compiled while it runs.
import { jobs } from "@/lib/jobs";
import { startJobs, stopJobs } from "@/lib/server/jobs";

startJobs(jobs);
console.log(`Working: ${jobs.map(({ name }) => name).join(", ")}. Stop with Ctrl-C.`);

// Jobs do not keep a process alive by themselves.
const alive = setInterval(() => {}, 3_600_000);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    clearInterval(alive);
    await stopJobs();
    process.exit(0);
  });
}
