import { keptValues } from "@/components/import/kept-values";
import type { LoadJob, LoadResult, Unanswered } from "@/components/loads/import/import-parts";
import type { Undone } from "@/components/loads/import/undo-loads";

/** The whole table and what its review said. */
type Begun = { job: LoadJob; reviewed: readonly LoadResult[] };
/** What became of the loads so far; `asked` are the rows of which it is not known. */
type Progress = Pick<Unanswered, "asked"> & {
  phase: "store" | "undo";
  results: readonly LoadResult[];
  undone: readonly Undone[];
};
/** An import, or its undoing, that did not end. `at` in ISO 8601. */
export type KeptImport = Begun & Progress & { at: string };

/** What this browser keeps of a user's import until it is done, so that a reload or a crash loses nothing. */
export function importMemory(userId: string) {
  const values = keptValues("load-imports");
  const [begunKey, progressKey] = [`${userId} begun`, `${userId} progress`];
  const advance = ({ phase, results, asked, undone }: Progress) =>
    values.put(progressKey, { phase, results, asked, undone, at: new Date().toISOString() });
  return {
    /** The import that did not end, if any; null for none. */
    recall: async (): Promise<KeptImport | null> => {
      const begun = await values.get<Begun>(begunKey);
      const progress = await values.get<Omit<KeptImport, keyof Begun>>(progressKey);
      return begun && progress ? { ...begun, ...progress } : null;
    },
    begin: async ({ job, reviewed, ...progress }: Begun & Progress) => {
      await values.put(begunKey, { job, reviewed });
      await advance(progress);
    },
    advance,
    forget: () => values.forget(begunKey, progressKey),
  };
}
export type ImportMemory = ReturnType<typeof importMemory>;
