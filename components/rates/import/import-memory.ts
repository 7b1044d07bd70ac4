import type { Mapping } from "@/components/import/map-columns";
import { failedRows, type Tally } from "@/components/rates/import/import-run";
import type { ReadOptions } from "@/components/rates/import/read-row";

/** A table on its way in, as it was given and understood. */
export type TableJob = {
  text: string;
  fileName: string | undefined;
  mapping: Mapping;
  hasHeader: boolean;
  options: Omit<ReadOptions, "crossings">;
  rows: number;
};
/** How far it got; `at` in ISO 8601. */
type JobProgress = { at: string; tally: Tally };
export type KeptImport = TableJob & JobProgress;

const storeName = "imports";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("rate-imports", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Answer>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await open();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const put = (key: string, value: TableJob | JobProgress) => inStore("readwrite", (store) => store.put(value, key));

// A browser that keeps nothing, as some do in private windows, still imports: only a reload begins anew.
const ifKept = async <Answer>(asked: Promise<Answer>) => asked.catch(() => undefined);

/** What this browser keeps of a user's import until it is done, so that a reload or a crash loses nothing. */
export function importMemory(userId: string) {
  const [jobKey, progressKey] = [`${userId} job`, `${userId} progress`];
  const advance = (tally: Tally) =>
    // What is only odd and was stored can be read in the review; what failed is still needed at the end.
    ifKept(put(progressKey, { at: new Date().toISOString(), tally: { ...tally, odd: failedRows(tally) } }));
  return {
    /** The import that did not end, if any; null for none. */
    recall: async (): Promise<KeptImport | null> => {
      const job = await ifKept(inStore<TableJob | undefined>("readonly", (store) => store.get(jobKey)));
      const progress = await ifKept(inStore<JobProgress | undefined>("readonly", (store) => store.get(progressKey)));
      return job && progress ? { ...job, ...progress } : null;
    },
    begin: async (job: TableJob, tally: Tally) => {
      await ifKept(put(jobKey, job));
      await advance(tally);
    },
    advance,
    forget: () => ifKept(inStore("readwrite", (store) => store.delete(IDBKeyRange.bound(jobKey, progressKey)))),
  };
}
