import { expect, test } from "vitest";
import { aNewKey } from "@/lib/testing/a-sync";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { countWaiting, lockedLoad, lockedLoads } from "@/lib/testing/locked-loads";
import { until } from "@/lib/testing/until";

const caller = (origin: string, key: string) => async (operation: string, body: object) => {
  const headers = { "api-key": key, "content-type": "application/json" };
  const response = await fetch(`${origin}/api${operation}`, { method: "POST", headers, body: JSON.stringify(body) });
  return response.status;
};

test("one caller's lists that wait in the database occupy few connections, and neither its colleagues nor another organization wait for them", async () => {
  const app = await startApp({ WORKER: "off" });
  const [own, other] = [await anOrganization(), await anOrganization()];
  const searcher = caller(app.origin, await own.anApiKey());
  const others = [caller(app.origin, await own.anApiKey()), caller(app.origin, await other.anApiKey())];
  const { letGo } = await lockedLoads();
  const searches = Array.from({ length: 60 }, () => searcher("/loads/list", { query: "a e i" }));
  let answered = 0;
  for (const search of searches) void search.then((status) => (answered += Number(status === 200)));
  await until(async () => (await countWaiting()) === 2);

  const relationship = { carrier: { dotNumber: "1234567" }, status: "ACTIVE" };
  for (const call of others) {
    expect(await call("/carrier-relationships/upsert", { carrierRelationships: [relationship] })).toBe(200);
    expect(await call("/carrier-relationships/list", {})).toBe(200);
  }
  expect(await countWaiting()).toBeLessThanOrEqual(2);
  expect(answered).toBe(0);
  // They do not wait for ever.
  expect(await Promise.race(searches)).toBe(503);
  await letGo();
  await Promise.all(searches);
});

test("calls that wait for one locked load leave the organization's other calls their places", async () => {
  const app = await startApp({ WORKER: "off" });
  const call = caller(app.origin, await (await anOrganization()).anApiKey());
  const { externalId } = aNewKey();
  const sync = (load: object) => call("/loads/sync", { load });
  expect(await sync({ externalId })).toBe(200);
  const { letGo } = await lockedLoad(externalId);
  const held = Array.from({ length: 24 }, (_, at) => sync({ externalId, externalCustomerId: `C-${at}` }));
  await until(async () => (await countWaiting()) === 1);

  expect(await sync(aNewKey())).toBe(200);
  expect(await call("/loads/get", { externalId })).toBe(200);
  expect(await countWaiting()).toBe(1);
  await letGo();
  expect(await held[0]).toBe(200);
  await Promise.all(held);
});
