import { expect, test } from "vitest";
import { changeOf, draftOf, nextField } from "@/components/loads/list/inline-fields";
import type { LoadSummary } from "@/lib/loads/schema/list";

const load: LoadSummary = {
  id: "load_1",
  externalId: "TMS-1",
  externalDisplayId: "TMS-1",
  status: "ON_HOLD",
  version: 3,
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  stopCount: 2,
  trailerTypes: [],
  usMxBorderCrossings: [],
  hasProposedCarrier: false,
  maxBuy: { currencyCode: "MXN", amount: 210_050 },
  origin: {
    appointment: { type: "FIRST_COME_FIRST_SERVED", start: "2026-11-23T14:00:00.000Z" },
    timezone: "America/Monterrey",
  },
};
const draft = (field: Parameters<typeof draftOf>[1]) =>
  draftOf(load, field, (iso, zone) => `${iso.slice(0, 16)} ${zone}`);

test("a field begins with what the load has; a price without one takes the currency of the other", () => {
  expect(draft("maxBuy")).toEqual({ value: "2100.5", second: "MXN" });
  expect(draft("target")).toEqual({ value: "", second: "MXN" });
  expect(draft("pickup")).toEqual({ value: "2026-11-23T14:00 America/Monterrey", second: "" });
});

test("an amount is read as people write it, nothing clears it, and anything else is said", () => {
  const money = { currencyCode: "USD", amount: 185_050 };
  expect(changeOf(load, "target", { value: "1,850.5", second: "USD" })).toEqual({
    edit: { targetRate: money },
    patch: { targetRate: money },
  });
  expect(changeOf(load, "maxBuy", { value: " ", second: "USD" })).toMatchObject({ edit: { maxBuy: null } });
  for (const value of ["1.850", "-5", "abc"])
    expect(changeOf(load, "maxBuy", { value, second: "USD" })).toEqual({ problem: "notAnAmount" });
});

test("an appointment keeps its type and is local to its stop; one that ends before it starts is said", () => {
  const start = "2026-11-24T08:00";
  expect(changeOf(load, "pickup", { value: start, second: "" })).toMatchObject({
    edit: { pickupAppointment: { type: "FIRST_COME_FIRST_SERVED", start } },
  });
  expect(changeOf(load, "pickup", { value: start, second: "2026-11-24T07:00" })).toEqual({ problem: "endFirst" });
  expect(changeOf(load, "pickup", { value: "", second: start })).toEqual({ problem: "noStart" });
  expect(changeOf({ ...load, stopCount: 0 }, "pickup", { value: start, second: "" })).toEqual({ problem: "noStops" });
});

test("Tab goes through the fields whose columns are shown", () => {
  const columns = ["load", "status", "maxBuy"];
  expect(nextField("status", 1, columns)).toBe("maxBuy");
  expect(nextField("maxBuy", 1, columns)).toBe("target");
  expect(nextField("target", 1, columns)).toBeUndefined();
  expect(nextField("status", -1, columns)).toBeUndefined();
});
