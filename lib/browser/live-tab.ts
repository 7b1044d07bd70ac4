import type { LiveEvent } from "@/lib/browser/event-stream";
import type { LiveChange } from "@/lib/core/live-change";

/** "off": the server refuses the stream, for the session has ended or may not read it. */
export type LiveState = "live" | "reconnecting" | "off";
export type LiveStatus = { state: LiveState; lastEventAt?: number; lostAt?: number };

/** What the tabs of a browser send each other. */
export type Message =
  | { kind: "event"; event: LiveEvent; at: number }
  | { kind: "changes"; changes: LiveChange[] }
  | { kind: "status"; status: LiveStatus; cursor?: string }
  /** The stream began anew. Changes are not repeated, so what is on screen may be older. */
  | { kind: "fresh" }
  /** A tab was opened and asks how things stand. */
  | { kind: "hello" };

export type LiveListener = {
  onEvent: (event: LiveEvent) => void;
  onChanges: (changes: readonly LiveChange[]) => void;
  onFresh: () => void;
  onStatus: (status: LiveStatus) => void;
};

export type LiveTab = {
  status: LiveStatus;
  /** Where to resume when this tab has to read the stream. */
  cursor?: string;
  receivedAt: number;
  isUpToDate: boolean;
};

const rememberedMax = 2000;

/** What a tab knows of the stream, whichever tab reads it. It gives each event to its listener once. */
export function makeLiveTab(listener: LiveListener) {
  const seen = new Set<string>();
  const tab: LiveTab = { status: { state: "reconnecting" }, receivedAt: Date.now(), isUpToDate: false };
  const show = (status: LiveStatus) => {
    tab.status = status;
    listener.onStatus(status);
  };
  const refresh = () => {
    tab.isUpToDate = true;
    listener.onFresh();
  };
  const take = (event: LiveEvent, at: number) => {
    tab.cursor = event.cursor;
    if (seen.has(event.cursor)) return;
    seen.add(event.cursor);
    const [oldest = ""] = seen;
    if (seen.size > rememberedMax) seen.delete(oldest);
    show({ ...tab.status, lastEventAt: at });
    listener.onEvent(event);
  };
  const receive = (message: Message) => {
    tab.receivedAt = Date.now();
    if (message.kind === "event") take(message.event, message.at);
    if (message.kind === "changes") listener.onChanges(message.changes);
    if (message.kind === "fresh") refresh();
    if (message.kind !== "status") return;
    tab.cursor = message.cursor ?? tab.cursor;
    show(message.status);
    // What this page came with was read before it began to listen.
    if (message.status.state === "live" && !tab.isUpToDate) refresh();
  };
  return { tab, receive };
}
