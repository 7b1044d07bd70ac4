import { settleRestored } from "@/lib/bidding/store/event-stream";

/**
 * Where the data was restored from another database, its events are numbered by the transactions of that one, which may
 * be far ahead of what is reached here: they would be told after those that happen now, and only in the distant future.
 */
export const settleRestoredEvents = (): Promise<void> => settleRestored();
