import { expect, test } from "vitest";
import { type LiveStatus, makeLiveTab } from "@/lib/browser/live-tab";

function aTab() {
  const received: string[] = [];
  const statuses: LiveStatus[] = [];
  const listener = {
    onEvent: ({ cursor }: { cursor: string }) => received.push(cursor),
    onChanges: (changes: readonly { kind: string }[]) => received.push(...changes.map(({ kind }) => kind)),
    onFresh: () => received.push("fresh"),
    onStatus: (status: LiveStatus) => statuses.push(status),
  };
  return { ...makeLiveTab(listener), received, statuses };
}

const event = (cursor: string) =>
  ({ kind: "event", event: { cursor, type: "bid.submitted", data: {} }, at: 1 }) as const;
const live = { kind: "status", status: { state: "live" } } as const;

test("a tab that begins to listen reads again what its page came with, once", () => {
  const { receive, received } = aTab();
  receive(live);
  receive(live);
  receive(event("a"));
  expect(received).toEqual(["fresh", "a"]);
});

test("an event that another tab sends again after it took over is received once", () => {
  const { receive, received, tab } = aTab();
  receive(live);
  for (const cursor of ["a", "b", "b", "a", "c"]) receive(event(cursor));
  expect([received, tab.cursor]).toEqual([["fresh", "a", "b", "c"], "c"]);
});

test("a tab goes on from where the leading tab is, though it received no event itself", () => {
  const { receive, tab } = aTab();
  receive({ ...live, cursor: "x" });
  expect(tab.cursor).toBe("x");
});

test("changes are passed on as they come, and move no position", () => {
  const { receive, received, tab } = aTab();
  receive({ ...live, cursor: "x" });
  receive({ kind: "changes", changes: [{ kind: "load", ids: ["load_1"] }, { kind: "webhook" }] });
  expect([received, tab.cursor]).toEqual([["fresh", "load", "webhook"], "x"]);
});

test("a stream that began anew has everything read again", () => {
  const { receive, received } = aTab();
  receive(live);
  receive({ kind: "fresh" });
  expect(received).toEqual(["fresh", "fresh"]);
});
