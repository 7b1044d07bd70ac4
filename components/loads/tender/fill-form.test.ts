import { expect, test } from "vitest";
import { firstMissing, formLoadOf, wordsOf } from "@/components/loads/tender/fill-form";

const pickup = { type: "PICKUP" as const, location: { place: { type: "CITY" as const, city: "Laredo" } } };

test("a draft fills the form of a new load, which always has a pickup and a delivery", () => {
  expect(formLoadOf({ load: { stops: [pickup] } }, "L1")).toEqual({
    stops: [pickup, { type: "DELIVERY" }],
    externalId: "L1",
  });
});

test("a day without a time is the whole of it", () => {
  const appointments = [{ start: "2026-11-24" }, { end: "2026-11-26" }, { start: "2026-11-24T08:00" }];
  const load = { stops: appointments.map((appointment) => ({ ...pickup, appointment })) };
  expect(formLoadOf({ load }, "L1").stops).toMatchObject([
    { appointment: { start: "2026-11-24T00:00", end: "2026-11-24T23:59" } },
    { appointment: { end: "2026-11-26T23:59" } },
    { appointment: { start: "2026-11-24T08:00" } },
    { type: "DELIVERY" },
  ]);
});

test("the first field that is still missing comes in the order of the form", () => {
  const load = formLoadOf({ load: { stops: [pickup] } }, "L1");
  expect(firstMissing(load)).toBe("load.stops.0.appointment.start");
  const delivery = { type: "DELIVERY", location: { place: { postalCode: "75201" } } };
  const dated = { ...pickup, appointment: { start: "2026-11-24T08:00" } };
  const trailer = { trailerRequirements: { allowedTypes: ["REEFER"] } };
  expect(firstMissing({ stops: [dated, { type: "DELIVERY" }] })).toBe("load.stops.1.location.place.city");
  expect(firstMissing({ stops: [dated, delivery] })).toBe("load.trailerRequirements.allowedTypes");
  const commodities = [{ name: "Berries", weight: { value: 1 } }];
  expect(firstMissing({ stops: [dated, delivery], ...trailer, commodities })).toBe("load.customerName");
});

test("a field knows the words of its parts, and an amount the words of the whole", () => {
  const read = [
    { path: "load.commodities[0].weight", text: "44k", start: 0, end: 3 },
    { path: "load.stops[0].location.place.city", text: "Laredo", start: 4, end: 10 },
  ];
  expect(wordsOf({ read }, "load.commodities[0].weight.value")).toHaveLength(1);
  expect(wordsOf({ read }, "load.stops[0].location.place")).toHaveLength(1);
  expect(wordsOf({ read }, "load.stops[0].location.place.state")).toEqual([]);
});
