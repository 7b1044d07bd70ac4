import { beforeAll, describe, expect, test } from "vitest";
import { exampleLoadInput } from "@/lib/loads/contract/example-load";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { Context } from "@/lib/server/context";
import { usd } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

describe("updating a load by a key", () => {
  test("a field left out is not changed, null clears it, and null or an empty text inside is the same as nothing", async () => {
    const { externalId } = aNewKey();
    await sync(tms, {
      externalId,
      linearFeet: 48,
      roundTrip: true,
      externalCustomerId: "C",
      stops: [{ type: "PICKUP", externalId: "A" }],
    });
    const { load } = await sync(tms, { externalId, roundTrip: null, externalCustomerId: "", stops: null });
    expect(load).toMatchObject({ linearFeet: 48, stops: [] });
    expect(load).not.toHaveProperty("roundTrip");
    expect(load).not.toHaveProperty("externalCustomerId");
  });

  test("clearing the display id brings back the external id; a null status says nothing", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, externalDisplayId: "D-1", status: "AVAILABLE" });
    const { load } = await sync(tms, { externalId, externalDisplayId: null, status: null });
    expect(load).toMatchObject({ externalDisplayId: externalId, status: "AVAILABLE" });
  });

  test("metadata is merged by key: null and empty remove, an empty object removes all, the rest stays verbatim", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, metadata: { a: 1, b: { deep: [null, ""] }, c: " kept " } });
    const merged = await sync(tms, { externalId, metadata: { a: null, d: false } });
    expect(merged.load.metadata).toEqual({ b: { deep: [null, ""] }, c: " kept ", d: false });
    expect((await sync(tms, { externalId, metadata: {} })).load.metadata).toEqual({});
  });

  test("resending the whole load leaves a broker's edits standing, without a new version", async () => {
    const body = { ...exampleLoadInput, ...aNewKey() };
    await sync(tms, body);
    const saved = await sync(
      broker,
      {
        externalId: body.externalId,
        trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: false },
        linearFeet: 40,
      },
      { ifVersion: 1 },
    );
    const { load, version, warnings } = await sync(tms, body);
    expect(load.trailerRequirements).toEqual({ allowedTypes: ["REEFER"], foodGrade: false });
    expect(load.linearFeet).toBe(40);
    expect(version).toBe(saved.version);
    expect(warnings).toBeUndefined();
  });

  test("a value the TMS changed wins, and the edit it replaced is in the warning", async () => {
    const body = { ...exampleLoadInput, ...aNewKey() };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, maxBuy: { amount: 1 }, truckload: "PARTIAL" }, { ifVersion: 1 });
    const answer = await sync(tms, { ...body, maxBuy: { amount: 2 } });
    expect(answer.load).toMatchObject({ maxBuy: { amount: 2 }, truckload: "PARTIAL" });
    expect(codesOf(answer)).toEqual(["edit_overwritten load.maxBuy"]);
    expect(answer.warnings?.[0]?.before).toEqual({ amount: 1, currencyCode: "USD" });
    const { items } = await listLoadChanges(broker, { externalId: body.externalId });
    expect(items.map(({ flags }) => flags)).toEqual([["edit_overwritten"], [], []]);
  });

  test("the load says which edit was replaced until somebody here changes it, and hides what may not be seen", async () => {
    const body = { ...aNewKey(), linearFeet: 48, customerRate: usd(3000) };
    const { externalId } = body;
    const { load } = await sync(tms, body);
    const replacedFor = async (ctx: Context) => (await getLoad(ctx, { id: load.id })).overwrittenEdit;
    await sync(broker, { externalId, linearFeet: 40, customerRate: usd(3100) }, { ifVersion: 1 });
    expect(await replacedFor(broker)).toBeUndefined();
    await sync(tms, { externalId, linearFeet: 53, customerRate: usd(3300) });
    const fields = [
      { path: "load.linearFeet", before: 40, after: 53 },
      { path: "load.customerRate", before: usd(3100), after: usd(3300) },
    ];
    const edit = await replacedFor(broker);
    expect(edit).toMatchObject({ replacedBy: { type: "apiKey" }, editedBy: { type: "user" } });
    expect(edit?.fields.toSorted((a, b) => b.path.localeCompare(a.path))).toEqual(fields);
    const viewer: Context = { ...broker, actor: { type: "user", id: "viewer", name: "Vera", role: "VIEWER" } };
    expect((await replacedFor(viewer))?.fields).toEqual(fields.slice(0, 1));
    await sync(tms, { externalId, roundTrip: true });
    expect((await replacedFor(broker))?.fields).toHaveLength(2);
    await sync(broker, { externalId, roundTrip: false }, { ifVersion: 4 });
    expect(await replacedFor(broker)).toBeUndefined();
  });

  test("a pinned field keeps the broker's value, and what was sent is kept beside it", async () => {
    const body = { ...exampleLoadInput, ...aNewKey() };
    const { load } = await sync(tms, body);
    await sync(broker, { externalId: body.externalId, maxBuy: { amount: 211_000 } }, { ifVersion: 1 });
    const pin = await pinLoadField(broker, { id: load.id, path: "load.maxBuy", pinned: true });
    expect(pin).toEqual({ pinnedPaths: ["load.maxBuy"], version: 3 });
    const answer = await sync(tms, { ...body, maxBuy: { amount: 220_000 } });
    expect(answer.load.maxBuy).toEqual({ amount: 211_000, currencyCode: "USD" });
    expect(codesOf(answer)).toEqual(["pinned_field load.maxBuy"]);
    expect(answer.warnings?.[0]?.sent).toEqual({ amount: 220_000, currencyCode: "USD" });
    const { lastSynced } = await getLoad(broker, { id: load.id });
    expect(lastSynced.maxBuy).toEqual({ amount: 220_000, currencyCode: "USD" });
    await pinLoadField(broker, { id: load.id, path: "load.maxBuy", pinned: false });
    expect((await sync(tms, { ...body, maxBuy: { amount: 230_000 } })).load.maxBuy?.amount).toBe(230_000);
  });

  test("a pin moves with its stop", async () => {
    const { externalId } = aNewKey();
    const stops = (...ids: string[]) => ids.map((id) => ({ type: "PICKUP" as const, externalId: id }));
    const { load } = await sync(tms, { externalId, stops: stops("A", "B") });
    await pinLoadField(broker, { id: load.id, path: "load.stops[1].loadingMethod", pinned: true });
    await sync(tms, { externalId, stops: stops("B", "A") });
    expect((await getLoad(broker, { externalId })).pinnedPaths).toEqual(["load.stops[0].loadingMethod"]);
  });

  test("a sync that changes nothing writes nothing", async () => {
    const body = { ...exampleLoadInput, ...aNewKey() };
    await sync(tms, body);
    await sync(tms, body);
    const { items } = await listLoadChanges(tms, { externalId: body.externalId });
    expect(items).toHaveLength(1);
  });
});
