import { dehydrate, hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Followed, makeFollower } from "@/lib/browser/follow-changes";
import { rememberAnswer, sendMany } from "@/lib/browser/own-requests";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const secondMs = 1000;

/** A page that shows a load and a list, and how often it asked for each; an answer takes `answerMs`. */
async function aPage({ answerMs = 10, pages = 1 } = {}) {
  const client = new QueryClient();
  const asked = { load: 0, list: 0 };
  const show = (name: "load" | "list", data: unknown) => {
    const queryFn = async () => {
      asked[name]++;
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return data;
    };
    return new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 30_000 }).subscribe(() => {});
  };
  show("load", {});
  show("list", { pages: Array.from({ length: pages }) });
  const page = Object.assign(new EventTarget(), { hidden: false });
  const follower = makeFollower(client, ([name], { kind }: Followed) => name === kind || kind === "all", page);
  await vi.advanceTimersByTimeAsync(secondMs);
  Object.assign(asked, { load: 0, list: 0 });
  return { ...follower, asked, client, page };
}

test("what changed is read again within a tenth of a second, and nothing else", async () => {
  const { take, asked } = await aPage();
  take([{ kind: "load" }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual({ load: 1, list: 0 });
});

test("of a thousand changes in ten seconds each is shown within the second, by few calls", async () => {
  const { take, asked } = await aPage();
  for (let change = 0; change < 1000; change++) {
    take([{ kind: "load", ids: [`${change}`] }]);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(asked.load).toBeLessThan(20);
  const before = asked.load;
  take([{ kind: "load" }]);
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(asked.load).toBeGreaterThan(before);
});

test("an answer that takes longer than changes come arrives, and what changed meanwhile is read after it", async () => {
  const { take, asked, client } = await aPage({ answerMs: 3000 });
  await vi.advanceTimersByTimeAsync(3000);
  asked.load = 0;
  const answeredAt = client.getQueryState(["load"])?.dataUpdatedAt ?? 0;
  for (let change = 0; change < 40; change++) {
    take([{ kind: "load" }]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(client.getQueryState(["load"])?.dataUpdatedAt).toBeGreaterThan(answeredAt);
  expect(asked.load).toBe(2);
});

test("a change of this page's own is not read twice, and what was not read since is read", async () => {
  const { take, asked, client } = await aPage();
  rememberAnswer("req_mine");
  void client.refetchQueries({ queryKey: ["load"] });
  await vi.advanceTimersByTimeAsync(100);
  take([{ kind: "all", by: ["req_mine"] }]);
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(asked).toEqual({ load: 1, list: 1 });
  take([{ kind: "load", by: ["req_mine", "req_of_another_tab"] }]);
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(asked.load).toBe(2);
});

test("while this page sends call after call, lists are read seldom, and at once when the calls are through", async () => {
  const { take, asked } = await aPage();
  const fourCalls = async () => {
    for (let call = 0; call < 4; call++) {
      await new Promise((resolve) => setTimeout(resolve, 2 * secondMs));
      take([{ kind: "list" }]);
    }
  };
  void sendMany(fourCalls);
  await vi.advanceTimersByTimeAsync(7 * secondMs);
  expect(asked.list).toBe(2);
  await vi.advanceTimersByTimeAsync(secondMs + 100);
  expect(asked.list).toBe(3);
});

test("a page that nobody looks at reads nothing until somebody does, and then once", async () => {
  const { take, asked, page } = await aPage();
  page.hidden = true;
  for (let change = 0; change < 500; change++) take([{ kind: "load" }, { kind: "list" }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual({ load: 0, list: 0 });
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(secondMs);
  expect(asked).toEqual({ load: 1, list: 1 });
});

test("a list that was scrolled far follows too, and makes no more calls than a short one", async () => {
  const { take, asked } = await aPage({ pages: 50 });
  // Its fifty pages are read at once, and again 35 s after that.
  for (let change = 0; change < 340; change++) {
    take([{ kind: "list" }]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked.list).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * secondMs);
  expect(asked.list).toBe(2);
  await vi.advanceTimersByTimeAsync(60 * secondMs);
  expect(asked.list).toBe(2);
});

test("a list that was scrolled far waits for somebody to look at it", async () => {
  const { take, asked, page } = await aPage({ pages: 50 });
  take([{ kind: "list" }]);
  await vi.advanceTimersByTimeAsync(secondMs);
  take([{ kind: "list" }]);
  await vi.advanceTimersByTimeAsync(secondMs);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60 * secondMs);
  expect(asked.list).toBe(1);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(36 * secondMs);
  expect(asked.list).toBe(2);
});

/** The server reads a page, a moment before the browser has it. */
async function arrivesLater({ client, asked }: Awaited<ReturnType<typeof aPage>>, ms: number) {
  const server = new QueryClient();
  server.setQueryData(["page"], "as it was");
  const sent = dehydrate(server);
  await vi.advanceTimersByTimeAsync(ms);
  hydrate(client, sent);
  const queryFn = async () => {
    asked.load++;
    return "as it is";
  };
  new QueryObserver(client, { queryKey: ["page"], queryFn, staleTime: 30_000 }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(secondMs);
  return client.getQueryData(["page"]);
}

test("what changed while a page was on its way is read again once the page is there", async () => {
  const page = await aPage();
  page.take([{ kind: "page" }]);
  expect(await arrivesLater(page, 500)).toBe("as it is");
});

test("a page that comes long after a change, or after another one, is not read again", async () => {
  const page = await aPage();
  page.take([{ kind: "page" }]);
  await vi.advanceTimersByTimeAsync(60 * secondMs);
  page.take([{ kind: "list" }]);
  expect(await arrivesLater(page, 500)).toBe("as it was");
});

test("what this page changed itself is in a page that it opens then", async () => {
  const page = await aPage();
  rememberAnswer("req_own");
  page.take([{ kind: "page", by: ["req_own"] }]);
  expect(await arrivesLater(page, 500)).toBe("as it was");
});
