import { keptValues } from "@/components/import/kept-values";
import type { LoadJob, LoadResult } from "@/components/loads/import/import-run";

/** An import that did not end: the whole table, and what became of the loads so far. `at` in ISO 8601. */
export type KeptImport = { job: LoadJob; results: readonly LoadResult[]; at: string };

/** What this browser keeps of a user's import until it is done, so that a reload or a crash loses nothing. */
export function importMemory(userId: string) {
  const values = keptValues("load-imports");
  const [jobKey, progressKey] = [`${userId} job`, `${userId} progress`];
  const advance = (results: readonly LoadResult[]) =>
    values.put(progressKey, { results, at: new Date().toISOString() });
  return {
    /** The import that did not end, if any; null for none. */
    recall: async (): Promise<KeptImport | null> => {
      const job = await values.get<LoadJob>(jobKey);
      const progress = await values.get<Omit<KeptImport, "job">>(progressKey);
      return job && progress ? { job, ...progress } : null;
    },
    begin: async (job: LoadJob, results: readonly LoadResult[]) => {
      await values.put(jobKey, job);
      await advance(results);
    },
    advance,
    forget: () => values.forget(jobKey, progressKey),
  };
}
export type ImportMemory = ReturnType<typeof importMemory>;
