import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

const { POST: importing } = routeOf("/loads/import");
const { POST: getting } = routeOf("/loads/get");

async function aTms() {
  const { anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey(["loads:write", "loads:read"]) };
  const add = async (rows: unknown[], more: Record<string, string> = {}) => {
    const answer = await send(importing, { ...headers, ...more }, { rows });
    expect(problemsOfAnswer("/loads/import", answer.status, answer.json)).toEqual([]);
    return answer;
  };
  const get = async (externalId: string) => (await send(getting, headers, { externalId })).json;
  return { add, get };
}

test("a TMS may send numbers and truth values as such, and is warned of a field that nobody knows", async () => {
  const { add, get } = await aTms();
  const row = { externalId: 104_477, weight: 41_000, hazmat: false, maxBuy: 2100.5, currency: "USD" };
  const { status, json } = await add([{ ...row, pickupTown: "Monterrey" }]);
  expect([status, json.results[0].outcome]).toEqual([200, "CREATED"]);
  expect(json.warnings).toMatchObject([{ path: "rows[0].pickupTown", code: "unknown_field" }]);
  const { load } = await get("104477");
  expect(load.commodities).toEqual([{ weight: { value: 41_000, unit: "POUNDS" }, hazmatDetails: { isHazmat: false } }]);
  expect(load.maxBuy).toEqual({ amount: 210_050, currencyCode: "USD" });
});

test("rows that are no rows are answered beside the others", async () => {
  const { add } = await aTms();
  const { status, json } = await add([null, 5, {}, { externalId: newId("load") }, { externalId: ["A"] }]);
  expect(status).toBe(200);
  expect(json.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...["INVALID", "INVALID", "INVALID"],
    ...["CREATED", "INVALID"],
  ]);
});

test("a call that is repeated under one idempotency-key is answered the same and writes once", async () => {
  const { add, get } = await aTms();
  const rows = Array.from({ length: 12 }, () => ({ externalId: newId("load"), status: "Available", maxBuy: "USD 5" }));
  const key = { "idempotency-key": newId("req") };
  const [first, second] = [await add(rows, key), await add(rows, key)];
  expect(second.json).toEqual(first.json);
  expect((await get(rows[11]?.externalId ?? "")).version).toBe(1);
});
