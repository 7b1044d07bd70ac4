import { expect, test } from "vitest";
import { type LiveStatus, makeLiveTab } from "@/lib/browser/live-tab";

function aTab() {
  const heard: string[] = [];
  const statuses: LiveStatus[] = [];
  const listener = {
    onEvent: ({ cursor }: { cursor: string }) => heard.push(cursor),
    onFresh: () => heard.push("fresh"),
    onStatus: (status: LiveStatus) => statuses.push(status),
  };
  return { ...makeLiveTab(listener), heard, statuses };
}

const event = (cursor: string) =>
  ({ kind: "event", event: { cursor, type: "bid.submitted", data: {} }, at: 1 }) as const;
const live = { kind: "status", status: { state: "live" } } as const;

test("a tab that begins to listen reads anew what its page came with, once", () => {
  const { hear, heard } = aTab();
  hear(live);
  hear(live);
  hear(event("a"));
  expect(heard).toEqual(["fresh", "a"]);
});

test("an event that another tab sends again after it took over is heard once", () => {
  const { hear, heard, tab } = aTab();
  hear(live);
  for (const cursor of ["a", "b", "b", "a", "c"]) hear(event(cursor));
  expect([heard, tab.cursor]).toEqual([["fresh", "a", "b", "c"], "c"]);
});

test("a tab goes on from where the leading tab is, though it heard no event itself", () => {
  const { hear, tab } = aTab();
  hear({ ...live, cursor: "x" });
  expect(tab.cursor).toBe("x");
});

test("a stream that could not be resumed has everything read anew", () => {
  const { hear, heard } = aTab();
  hear(live);
  hear({ kind: "fresh" });
  expect(heard).toEqual(["fresh", "fresh"]);
});
