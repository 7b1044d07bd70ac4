import { expect, test } from "vitest";
import { copiedLoad } from "@/components/loads/form/copied-load";
import { toFormValues } from "@/components/loads/form/form-values";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";

const stored = GetLoadResponse.parse({
  load: { ...exampleLoad, respondBy: "2026-11-22T20:00:00.000Z" },
  requestOnly: { borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }] },
  version: 3,
  updatedAt: "2026-11-20T09:30:00.000Z",
  lastSynced: {},
  pinnedPaths: [],
  blockedCarriers: [],
  stopPlaces: [],
});

test("a copy has the lane, the goods, what is asked for and the prices of its load", () => {
  const { load } = copiedLoad(stored);
  const { load: form } = toFormValues(stored);
  for (const name of ["trailerRequirements", "commodities", "maxBuy", "targetRate"])
    expect([name, load[name]]).toEqual([name, form[name]]);
  expect(load.commodities).toHaveLength(stored.load.commodities.length);
  expect(load.borderCrossings).toMatchObject([{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }]);
  const places = (stops: unknown) => (stops as { location: unknown }[]).map(({ location }) => location);
  expect(places(load.stops)).toEqual(places(form.stops));
});

test("a copy has no id, number, time or carrier of its load", () => {
  const { load } = copiedLoad(stored);
  for (const name of ["externalId", "externalDisplayId", "status", "referenceNumbers", "respondBy", "assignedCarrier"])
    expect(load).not.toHaveProperty(name);
  for (const stop of load.stops as object[]) {
    expect(stop).not.toHaveProperty("externalId");
    expect(stop).not.toHaveProperty("appointment.start");
    expect(stop).not.toHaveProperty("arrivedAt");
  }
  expect(JSON.stringify(load)).not.toMatch(/2026-11-2[0-9]T/);
});
