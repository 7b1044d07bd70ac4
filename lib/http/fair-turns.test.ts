import { expect, test } from "vitest";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { countWaiting, lockedLoads } from "@/lib/testing/locked-loads";
import { until } from "@/lib/testing/until";

test("one caller's lists that wait in the database occupy few connections, and neither its colleagues nor another organization wait for them", async () => {
  const app = await startApp({ WORKER: "off" });
  const caller = (key: string) => async (operation: string, body: object) => {
    const headers = { "api-key": key, "content-type": "application/json" };
    const response = await fetch(`${app.origin}/api${operation}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const [own, other] = [await anOrganization(), await anOrganization()];
  const searcher = caller(await own.anApiKey());
  const others = [caller(await own.anApiKey()), caller(await other.anApiKey())];
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
