import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { changeKinds, readAtHeader } from "@/lib/core/live-change";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { aContext } from "@/lib/testing/a-context";
import { aFollower } from "@/lib/testing/a-follower";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { startApp } from "@/lib/testing/an-app";
import { until } from "@/lib/testing/until";

let ctx: Context;
/** A page that was read at a time and connects now; what it is sent first. */
let sentTo: (readAt?: number) => Promise<unknown[]>;
const changed = newId("load");
/** The process listened by then. */
let listeningAt: number;
// The server looks two seconds further back than the page says: clocks may differ.
const marginMs = 2000;

beforeAll(async () => {
  let end = () => {};
  const { origin } = await startApp({ WORKER: "off" }, (given) => {
    end = given;
  });
  const user = await aSignedInUser("VIEWER");
  ctx = aContext(user.organizationId);
  sentTo = async (readAt) => {
    const page = await aFollower(origin, { ...user.headers, ...(readAt && { [readAtHeader]: `${readAt}` }) });
    page.close();
    return page.changes;
  };
  // With the first page the process begins to listen; what is announced from then on it remembers.
  const first = await aFollower(origin, user.headers);
  const isKnown = (id: string) => first.changes.some(({ ids }) => ids?.includes(id));
  const announce = (id: string) => {
    announceChange(ctx, "load", [id]);
    return until(() => isKnown(id));
  };
  const early = newId("load");
  await until(() => isKnown(early) || void announceChange(ctx, "load", [early]));
  // Changes arrive in their order: with this one, all of those have.
  await announce(newId("load"));
  // A later millisecond than that in which it was remembered, and what follows in one that is later still or the same.
  const knownAt = Date.now();
  await until(() => Date.now() > knownAt);
  listeningAt = Date.now();
  announceChange(aContext(), "load", [newId("load")]);
  await announce(changed);
  return () => {
    first.close();
    end();
  };
});

test("a page learns what has changed since it was read, of its own organization and nothing else", async () => {
  const sent = await sentTo(listeningAt + marginMs);
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent.map((change) => JSON.stringify(change)))).toEqual(
    new Set([JSON.stringify({ kind: "load", ids: [changed], by: [ctx.requestId] })]),
  );
});

test("a page that was read after it learns nothing", async () => {
  expect(await sentTo(Date.now() + 60_000)).toEqual([]);
});

test("a page that was read before anything is remembered reads everything again", async () => {
  expect(await sentTo(Date.now() - 3_600_000)).toEqual(changeKinds.map((kind) => ({ kind })));
});

test("who does not say when the page was read is sent only what comes", async () => {
  expect(await sentTo()).toEqual([]);
});
