import { vi } from "vitest";

/** Waits for a state. The limit is a safety net for a slow machine: no test is about how soon it comes. */
export const until = <Value>(condition: () => Value | Promise<Value>) =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 5 });
