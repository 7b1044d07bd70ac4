import type { LoadResult } from "@/components/loads/import/import-parts";
import type { ApiResponse } from "@/lib/browser/api";
import { undoImported } from "@/lib/loads/queries";

type UndoOutcome = ApiResponse<"/loads/undo-import">["results"][number]["outcome"];

/** What became of a load whose import was taken back. CHANGED_SINCE: somebody else wrote, so it stays as it is. */
export type Undone = { result: LoadResult; outcome: UndoOutcome };

// A call of so many takes about half a second.
const undoneAtOnce = 250;

type Undoing = {
  results: readonly LoadResult[];
  undone: readonly Undone[];
  signal: AbortSignal;
  /** The next loads wait for it. */
  onProgress: (undone: readonly Undone[]) => Promise<unknown>;
};

/** Takes back what is not yet taken back. A load that is taken back twice is recognised. @throws CallError */
export async function undoLoads({ results, undone, signal, onProgress }: Undoing) {
  const through = new Set(undone.map(({ result }) => result.externalId));
  const left = results.filter(({ externalId }) => !through.has(externalId));
  let all = undone;
  for (let first = 0; first < left.length; first += undoneAtOnce) {
    signal.throwIfAborted();
    const part = left.slice(first, first + undoneAtOnce);
    const loads = part.map(({ externalId = "", version = 0, before }) => ({ externalId, version, before }));
    const outcomes = await undoImported({ loads });
    all = [...all, ...part.map((result, at) => ({ result, outcome: outcomes[at]?.outcome ?? "REFUSED" }))];
    await onProgress(all);
  }
}
