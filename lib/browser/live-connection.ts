import { readEventStream, StreamRefused } from "@/lib/browser/event-stream";
import {
  type LiveListener,
  type LiveState,
  type LiveStatus,
  type LiveTab,
  type Message,
  makeLiveTab,
} from "@/lib/browser/live-tab";

const url = "/api/bid-events/stream";
const retryMs = { first: 1000, most: 5000, refused: 60_000 };
// The leading tab relays every heartbeat. One that says nothing for so long was frozen by its browser.
const leaderSilenceMaxMs = 45_000;

/** Waits about so long, or until there is a reason to try at once. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      document.removeEventListener("visibilitychange", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2));
    window.addEventListener("online", end);
    document.addEventListener("visibilitychange", end);
    signal.addEventListener("abort", end);
  });

/** Reads the stream for all tabs until the signal. */
async function lead(tab: LiveTab, tell: (message: Message) => void, signal: AbortSignal) {
  const tellStatus = (change: Partial<LiveStatus>) =>
    tell({ kind: "status", status: { ...tab.status, ...change }, cursor: tab.cursor });
  const lose = (error: unknown): LiveState => {
    const status = error instanceof StreamRefused ? error.status : undefined;
    // A place the server does not know, as after its data was restored.
    if (status === 422) tab.cursor = undefined;
    return status === 401 || status === 403 ? "off" : "reconnecting";
  };
  for (let waitMs = retryMs.first; !signal.aborted; waitMs = Math.min(2 * waitMs, retryMs.most)) {
    const after = tab.cursor;
    const state = await readEventStream({
      url,
      after,
      signal,
      onOpen: () => {
        waitMs = retryMs.first / 2;
        if (!after) tell({ kind: "fresh" });
        tellStatus({ state: "live", lostAt: undefined });
      },
      onSign: ({ cursor, event }) => {
        if (event) return tell({ kind: "event", event, at: Date.now() });
        tab.cursor = cursor ?? tab.cursor;
        tellStatus({});
      },
    }).then(lose, lose);
    if (signal.aborted) return;
    tellStatus({ state, lostAt: tab.status.lostAt ?? Date.now() });
    await pause(state === "off" ? retryMs.refused : waitMs, signal);
  }
}

/** Waits for the lead of all tabs and then rules; waits for it again when another tab has taken it away. */
function strive(name: string, life: AbortSignal, rule: (term: AbortSignal) => Promise<void>, steal = false) {
  const term = new AbortController();
  const end = () => term.abort();
  life.addEventListener("abort", end);
  const lose = () => {
    end();
    if (!life.aborted) strive(name, life, rule);
  };
  const options = steal ? { steal } : { signal: life };
  navigator.locks.request(name, options, () => rule(term.signal)).then(end, lose);
}

/**
 * The live events of this tab. Of all tabs of a browser one holds the connection and tells the others; when it goes,
 * another resumes where that one was. `name` is what the tabs have in common.
 * @returns what ends it.
 */
export function openLiveConnection(name: string, listener: LiveListener) {
  const { tab, hear } = makeLiveTab(listener);
  const life = new AbortController();
  const { signal } = life;
  // Without TLS there are no locks: then every tab has a connection of its own.
  if (!("locks" in navigator)) {
    void lead(tab, hear, signal);
    return () => life.abort();
  }
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  const tell = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
    hear(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    hear(data);
    const { status, cursor } = tab;
    if (data.kind === "hello" && isLeading) channel.postMessage({ kind: "status", status, cursor });
  };
  const rule = async (term: AbortSignal) => {
    isLeading = true;
    await lead(tab, tell, term);
    isLeading = false;
  };
  const watch = setInterval(() => {
    const isNeeded = !isLeading && document.visibilityState === "visible";
    if (!isNeeded || Date.now() - tab.heardAt < leaderSilenceMaxMs) return;
    tab.heardAt = Date.now();
    strive(name, signal, rule, true);
  }, 5000);
  channel.postMessage({ kind: "hello" });
  strive(name, signal, rule);
  return () => {
    clearInterval(watch);
    life.abort();
    channel.close();
  };
}
