import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { isSendingMany, onManySent, ownAnswerAt } from "@/lib/browser/own-requests";

/** What has changed, of which of them (all, where that is absent), and by which requests (of others, likewise). */
export type Followed = { kind: string; ids?: readonly string[]; by?: readonly string[] };

/** Whether what is kept under the key may show what changed. */
type Concerns = (key: QueryKey, changed: Followed) => boolean;

/** What is known of the page: whether it is looked at, and when that changes. */
type Page = Pick<Document, "hidden"> & Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** `answeredAt` is set where this page made the change itself. */
type Waiting = { changed: Followed; answeredAt: number | undefined };

// The first change is followed at once, further ones ever more seldom, yet within the second.
const pauseMs = { first: 40, between: 250, max: 700 };
// Reading lists again meanwhile would slow down the very calls that change them.
const sendingPauseMs = 3_000;
const waitingMax = 100;
// A page comes into the cache a while after the server has read it: longer than so on a very slow line.
const onItsWayMs = 10_000;
// A list that was scrolled far is many calls: it is read again the more seldom, so that it makes no more of them.
const pagesMax = 5;
const perPageMs = 700;

const pageCount = ({ state: { data } }: Query) =>
  typeof data === "object" && data !== null && "pages" in data && Array.isArray(data.pages) ? data.pages.length : 0;

/**
 * Remembers what others changed lately. The server may have read a page before such a change, and the page be in the
 * cache only after it: then nothing was there to be read again.
 */
function makeMemory(client: QueryClient, concerns: Concerns, read: (query: Query) => void) {
  let recent: { changed: Followed; at: number }[] = [];
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "added" || query.state.data === undefined) return;
    const since = Date.now() - onItsWayMs;
    const mayHaveMissed = recent.some(({ changed, at }) => at > since && concerns(query.queryKey, changed));
    if (mayHaveMissed) queueMicrotask(() => read(query));
  });
  return {
    add: (changes: readonly Waiting[]) => {
      const [now, others] = [Date.now(), changes.filter(({ answeredAt }) => answeredAt === undefined)];
      recent = [...recent, ...others.map(({ changed }) => ({ changed, at: now }))]
        .filter(({ at }) => at > now - onItsWayMs)
        .slice(-waitingMax);
    },
    stop: unsubscribe,
  };
}

/** Reads queries again, and knows since when what they have is on its way. */
function makeReader(client: QueryClient, page: Page) {
  const startedAt = new WeakMap<Query, number>();
  const again = new Set<Query>();
  const later = new Map<Query, ReturnType<typeof setTimeout>>();
  const invalidate = (query: Query, refetchType: "active" | "none") =>
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType }, { cancelRefetch: false });
  const readLater = (query: Query, ms: number) => {
    invalidate(query, "none");
    if (!later.has(query))
      later.set(
        query,
        setTimeout(() => later.delete(query) && readNow(query), ms),
      );
  };
  const readNow = (query: Query) => {
    const pages = pageCount(query);
    const pause = pages > pagesMax ? pages * perPageMs : 0;
    const due = (startedAt.get(query) ?? 0) + pause - Date.now();
    if (pause > 0 && (due > 0 || page.hidden)) readLater(query, page.hidden ? pause : due);
    else invalidate(query, "active");
  };
  const forget = (query: Query) => {
    again.delete(query);
    clearTimeout(later.get(query));
    later.delete(query);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === "removed") forget(event.query);
    if (event.type !== "updated") return;
    const { action, query } = event;
    const isSet = action.type === "success" && action.manual;
    if (action.type === "fetch" || isSet) startedAt.set(query, Date.now());
    const hasEnded = (action.type === "success" && !isSet) || action.type === "error";
    if (hasEnded && again.delete(query)) queueMicrotask(() => readNow(query));
  });
  /** What is on its way is not interrupted but read once more: else a slow answer might never arrive. */
  const read = (query: Query) => {
    if (query.state.fetchStatus === "fetching") again.add(query);
    else readNow(query);
  };
  const stop = () => {
    unsubscribe();
    for (const timer of later.values()) clearTimeout(timer);
  };
  return { read, startedAt: (query: Query) => startedAt.get(query) ?? 0, stop };
}

/**
 * Reads again whatever of the cache shows what changed. What this page has read since its own change was answered is not
 * read twice; a page that nobody looks at waits until somebody does.
 */
export function makeFollower(client: QueryClient, concerns: Concerns, page: Page = document) {
  const reader = makeReader(client, page);
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [followedAt, between] = [0, pauseMs.between];

  const isStale = (query: Query) =>
    waiting.some(({ changed, answeredAt }) => {
      const isReadSince = answeredAt !== undefined && reader.startedAt(query) >= answeredAt;
      return !isReadSince && concerns(query.queryKey, changed);
    });
  const follow = () => {
    timer = undefined;
    if (page.hidden) return;
    const now = Date.now();
    between = now - followedAt < 2 * between ? Math.min(2 * between, pauseMs.max) : pauseMs.between;
    followedAt = now;
    const stale = client.getQueryCache().findAll({ predicate: isStale });
    waiting = [];
    for (const query of stale) reader.read(query);
  };
  const followSoon = () => {
    const pause = isSendingMany() ? sendingPauseMs : between;
    if (waiting.length > 0) timer ??= setTimeout(follow, Math.max(pauseMs.first, followedAt + pause - Date.now()));
  };
  page.addEventListener("visibilitychange", followSoon);
  const memory = makeMemory(client, concerns, reader.read);
  const stopAfterMany = onManySent(() => {
    clearTimeout(timer);
    timer = undefined;
    followSoon();
  });

  return {
    take: (changes: readonly Followed[]) => {
      const taken = changes.map((changed) => ({ changed, answeredAt: ownAnswerAt(changed.by) }));
      memory.add(taken);
      waiting.push(...taken);
      if (waiting.length > waitingMax) waiting = byKind(waiting);
      followSoon();
    },
    stop: () => {
      for (const stop of [reader.stop, memory.stop, stopAfterMany]) stop();
      clearTimeout(timer);
      page.removeEventListener("visibilitychange", followSoon);
    },
  };
}

const byKind = (waiting: readonly Waiting[]): Waiting[] =>
  [...new Set(waiting.map(({ changed }) => changed.kind))].map((kind) => ({
    changed: { kind },
    answeredAt: undefined,
  }));
