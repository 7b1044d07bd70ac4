import type { LoadResult } from "@/components/loads/import/import-parts";
import { CallError } from "@/lib/browser/api";
import { isJsonObject } from "@/lib/core/json";
import { saveImported } from "@/lib/loads/queries";

/** What became of a load whose import was taken back. CHANGED_SINCE: somebody else wrote, so it stays as it is. */
type UndoOutcome = "UNDONE" | "CHANGED_SINCE" | "REFUSED";
export type Undone = { result: LoadResult; outcome: UndoOutcome };

/** Gives a load back what it had; one that the import created is cancelled, as a load is never deleted. */
async function undo(result: LoadResult): Promise<Undone> {
  const { externalId = "", version, before = { status: "CANCELLED" } } = result;
  const load = { ...before, externalId };
  try {
    await saveImported({ load, ifVersion: version });
    return { result, outcome: "UNDONE" };
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 400 || error.status >= 500 || error.status === 429) throw error;
    if (error.status !== 409) return { result, outcome: "REFUSED" };
    return { result, outcome: (await isAlready(load, error)) ? "UNDONE" : "CHANGED_SINCE" };
  }
}

/** Whether a load has again what it had: it was taken back before, and the answer never came. */
async function isAlready(load: Parameters<typeof saveImported>[0]["load"], { current }: CallError) {
  if (!isJsonObject(current) || typeof current.version !== "number") return false;
  const { changes } = await saveImported({ load, ifVersion: current.version, validateOnly: true });
  return changes?.length === 0;
}

// Fewer than a browser has connections for, so that the page stays quick.
const undoneAtOnce = 4;

type Undoing = {
  results: readonly LoadResult[];
  undone: readonly Undone[];
  signal: AbortSignal;
  /** The next loads wait for it. */
  onProgress: (undone: readonly Undone[]) => Promise<unknown>;
};

/** Takes back what is not yet taken back. @throws CallError where the server cannot be asked */
export async function undoLoads({ results, undone, signal, onProgress }: Undoing) {
  const through = new Set(undone.map(({ result }) => result.externalId));
  const left = results.filter(({ externalId }) => !through.has(externalId));
  let all = undone;
  for (let first = 0; first < left.length; first += undoneAtOnce) {
    signal.throwIfAborted();
    all = [...all, ...(await Promise.all(left.slice(first, first + undoneAtOnce).map(undo)))];
    await onProgress(all);
  }
}
