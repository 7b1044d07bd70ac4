import { sendMany } from "@/lib/browser/own-requests";

/** What became of items that were sent in several calls. */
export type Run<Item, Result> = {
  results: Result[];
  /** The items that were not reached, and why. */
  rest: Item[];
  error?: unknown;
};

export const inCalls = <Item>(items: readonly Item[], perCall: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perCall) }, (_, call) =>
    items.slice(call * perCall, (call + 1) * perCall),
  );

type Calls<Item, Result> = {
  items: readonly Item[];
  /** As many as one call takes. */
  perCall: number;
  send: (items: Item[]) => Promise<readonly Result[]>;
  onProgress?: (done: number) => void;
};

/** Sends one call after the other. What fails stops it: the rest can be tried again. */
export const runCalls = <Item, Result>(calls: Calls<Item, Result>): Promise<Run<Item, Result>> =>
  sendMany(() => sendInTurn(calls));

async function sendInTurn<Item, Result>(calls: Calls<Item, Result>): Promise<Run<Item, Result>> {
  const { items, perCall, send, onProgress } = calls;
  const results: Result[] = [];
  for (const [index, few] of inCalls(items, perCall).entries()) {
    try {
      results.push(...(await send(few)));
    } catch (error) {
      return { results, rest: items.slice(index * perCall), error };
    }
    onProgress?.(Math.min((index + 1) * perCall, items.length));
  }
  return { results, rest: [] };
}
