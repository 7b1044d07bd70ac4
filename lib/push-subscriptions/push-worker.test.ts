import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { PushMessage } from "@/lib/core/push-message";

const program = readFileSync(path.resolve(import.meta.dirname, "../../public/push-worker.js"), "utf8");
const origin = "https://portal.example.com";

type Event = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

/** The program in a browser that has these tabs open. */
function aBrowser({ scope = "/", tabs = [] as string[] } = {}) {
  const done: string[] = [];
  const shown: object[] = [];
  const listeners = new Map<string, (event: Event) => void>();
  const open = tabs.map((url) => ({ url: `${origin}${url}`, focus: async () => done.push(`focus ${url}`) }));
  const self = {
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    location: { origin },
    registration: {
      scope: `${origin}${scope}`,
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (url: string) => done.push(`open ${url.replace(origin, "")}`),
    },
  };
  runInNewContext(program, { self, URL });
  const happen = async (name: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (given) => (work = given) });
    await work;
  };
  const push = (message: PushMessage) => happen("push", { data: { json: () => message } });
  const click = async (data?: { path?: string }) => {
    await happen("notificationclick", { notification: { data, close: () => done.push("close") } });
    return done;
  };
  return { push, click, shown };
}

test("a message is shown, and a later one with its tag replaces it", async () => {
  const { push, shown } = aBrowser();
  await push({ title: "Meridian · Load 1", body: "The counter is USD 1,800.", tag: "post_1", path: "/loads/load_1" });
  expect(shown).toEqual([
    {
      title: "Meridian · Load 1",
      body: "The counter is USD 1,800.",
      tag: "post_1",
      data: { path: "/loads/load_1" },
      icon: "/favicon.svg",
    },
  ]);
});

test("a click opens the page that the message is about, and shows a tab that has it already", async () => {
  const path = "/loads/load_1?tab=bids";
  expect(await aBrowser().click({ path })).toEqual(["close", `open ${path}`]);
  expect(await aBrowser({ tabs: ["/loads", path] }).click({ path })).toEqual(["close", `focus ${path}`]);
});

test("without a page of its own it opens the one for which it was chosen", async () => {
  const scope = "/offers/kV1hQm3Zt0bXrN8uYc5s";
  expect(await aBrowser({ scope }).click({})).toEqual(["close", `open ${scope}`]);
  expect(await aBrowser({ scope, tabs: [scope] }).click()).toEqual(["close", `focus ${scope}`]);
});

test.each(["https://evil.example/", "//evil.example/loads", "javascript:alert(1)"])(
  "no message leads to %s",
  async (path) => {
    expect(await aBrowser().click({ path })).toEqual(["close", "open /"]);
  },
);
