import { readEventStream, StreamRefused } from "@/lib/browser/event-stream";
import {
  type LiveListener,
  type LiveState,
  type LiveStatus,
  type LiveTab,
  type Message,
  makeLiveTab,
} from "@/lib/browser/live-tab";
import { readAtHeader } from "@/lib/core/live-change";

const url = "/api/bid-events/stream";
const retryMs = { first: 1000, max: 5000, refused: 60_000 };
// The leading tab relays every heartbeat. One that is silent for so long was frozen by its browser.
const leaderSilenceMaxMs = 45_000;

/** Waits about so long, or until there is a reason to try at once: the network is back, or the tab is looked at. */
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

/** Ends with the signal, and as soon as the browser has no network: what is open may stay open, and silent, for long. */
function untilOffline(signal: AbortSignal) {
  const connected = new AbortController();
  const end = () => connected.abort();
  window.addEventListener("offline", end, { signal: connected.signal });
  signal.addEventListener("abort", end, { signal: connected.signal });
  return connected;
}

type Leading = {
  tab: LiveTab;
  /** When the page of this tab was read, in milliseconds. */
  readAt: number;
  /** Sends to the other tabs alone. */
  relay: (message: Message) => void;
  /** Sends to every tab, this one too. */
  emit: (message: Message) => void;
};

/** Reads the stream for all tabs until the signal. */
async function lead({ tab, readAt, relay, emit }: Leading, signal: AbortSignal) {
  const emitStatus = (change: Partial<LiveStatus>) =>
    emit({ kind: "status", status: { ...tab.status, ...change }, cursor: tab.cursor });
  const lose = (error: unknown): LiveState => {
    const status = error instanceof StreamRefused ? error.status : undefined;
    // A place the server does not know, as after its data was restored.
    if (status === 422) tab.cursor = undefined;
    return status === 401 || status === 403 ? "off" : "reconnecting";
  };
  for (let waitMs = retryMs.first; !signal.aborted; waitMs = Math.min(2 * waitMs, retryMs.max)) {
    const after = tab.cursor;
    const connected = untilOffline(signal);
    // What this page came with is followed from when it was read; what the others have may be older than this stream.
    const isFirst = !tab.isUpToDate;
    const state = await readEventStream({
      url,
      after,
      headers: isFirst ? { [readAtHeader]: `${readAt}` } : {},
      signal: connected.signal,
      onOpen: () => {
        waitMs = retryMs.first / 2;
        tab.isUpToDate = true;
        if (isFirst) relay({ kind: "fresh" });
        else emit({ kind: "fresh" });
        emitStatus({ state: "live", lostAt: undefined });
      },
      onSign: ({ cursor, event, changes }) => {
        if (changes) return emit({ kind: "changes", changes });
        if (event) return emit({ kind: "event", event, at: Date.now() });
        tab.cursor = cursor ?? tab.cursor;
        emitStatus({});
      },
    }).then(lose, lose);
    connected.abort();
    if (signal.aborted) return;
    emitStatus({ state, lostAt: tab.status.lostAt ?? Date.now() });
    await pause(state === "off" ? retryMs.refused : waitMs, signal);
  }
}

/** Waits for the lock that one tab has, and then leads; waits again when another tab has stolen the lock. */
function leadWhenLocked(name: string, life: AbortSignal, onLead: (term: AbortSignal) => Promise<void>, steal = false) {
  const term = new AbortController();
  const end = () => term.abort();
  life.addEventListener("abort", end);
  const lose = () => {
    end();
    if (!life.aborted) leadWhenLocked(name, life, onLead);
  };
  const options = steal ? { steal } : { signal: life };
  navigator.locks.request(name, options, () => onLead(term.signal)).then(end, lose);
}

/**
 * The live events of this tab. Of all tabs of a browser one has the connection and passes its events on to the others;
 * when it closes, another resumes where that one was. `name` is what the tabs have in common.
 * @param readAt when this page was read, in milliseconds of the server
 * @returns what closes it.
 */
export function openLiveConnection(name: string, readAt: number, listener: LiveListener) {
  const { tab, receive } = makeLiveTab(listener);
  const life = new AbortController();
  const { signal } = life;
  // Without TLS there are no locks: then every tab has a connection of its own.
  if (!("locks" in navigator)) {
    void lead({ tab, readAt, relay: () => undefined, emit: receive }, signal);
    return () => life.abort();
  }
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  const relay = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const emit = (message: Message) => {
    relay(message);
    receive(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    receive(data);
    const { status, cursor } = tab;
    if (data.kind === "hello" && isLeading) channel.postMessage({ kind: "status", status, cursor });
  };
  const onLead = async (term: AbortSignal) => {
    isLeading = true;
    await lead({ tab, readAt, relay, emit }, term);
    isLeading = false;
  };
  const watch = setInterval(() => {
    const isNeeded = !isLeading && document.visibilityState === "visible";
    if (!isNeeded || Date.now() - tab.receivedAt < leaderSilenceMaxMs) return;
    tab.receivedAt = Date.now();
    leadWhenLocked(name, signal, onLead, true);
  }, 5000);
  channel.postMessage({ kind: "hello" });
  leadWhenLocked(name, signal, onLead);
  return () => {
    clearInterval(watch);
    life.abort();
    channel.close();
  };
}
