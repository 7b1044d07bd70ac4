export async function onRequestError(error: unknown) {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { notePageError } = await import("@/lib/http/page-answers");
  notePageError(error);
}

export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { drainsItself, stopInTime, stopWithParent, whenAskedToStop } = await import("@/lib/server/shutdown");
  stopWithParent();
  stopInTime();
  // Next's own server waits for open connections before it exits, and a stream is one that never ends by itself.
  const { closeStreams } = await import("@/lib/http/open-streams");
  if (!drainsItself()) whenAskedToStop(closeStreams);
  const { env } = await import("@/lib/server/env");
  // The build has no database, and loads this too.
  if (env.WORKER === "on" && env.DATABASE_URL) {
    const { startJobs, stopJobs } = await import("@/lib/server/jobs");
    const { jobs } = await import("@/lib/jobs");
    startJobs(jobs);
    whenAskedToStop(stopJobs);
  }
  // Reading the gazetteer takes some 60 ms, which no first caller should wait for.
  const { findPlace } = await import("@/lib/places/find-place");
  setTimeout(() => findPlace({ address: "Laredo, TX" }), 0);
}
