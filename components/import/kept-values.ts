const storeName = "imports";

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Ask<Answer> = (store: IDBObjectStore) => IDBRequest<Answer>;

async function inStore<Answer>(name: string, mode: IDBTransactionMode, ask: Ask<Answer>) {
  const database = await open(name);
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

// A browser that keeps nothing, as some do in private windows, still imports: only a reload begins again.
const ifKept = async <Answer>(asked: Promise<Answer>) => asked.catch(() => undefined);

/** What this browser keeps under a name until it is to forget it. Where it keeps nothing, nothing is found. */
export const keptValues = (name: string) => ({
  get: <Value>(key: string) => ifKept(inStore<Value | undefined>(name, "readonly", (store) => store.get(key))),
  put: (key: string, value: object) => ifKept(inStore(name, "readwrite", (store) => store.put(value, key))),
  forget: (first: string, last = first) =>
    ifKept(inStore(name, "readwrite", (store) => store.delete(IDBKeyRange.bound(first, last)))),
});
