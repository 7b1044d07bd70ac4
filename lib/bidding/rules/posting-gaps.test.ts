import { expect, test } from "vitest";
import { postingGaps } from "@/lib/bidding/rules/posting-gaps";

type Checked = Parameters<typeof postingGaps>[0];
type Stop = Checked["load"]["stops"][number];

const now = new Date("2026-11-20T12:00:00.000Z");
const stop = (type: Stop["type"], city: string, countryCode: string, start?: string): Stop => ({
  type,
  loadingMethod: "LIVE",
  location: { carrierPreapproval: "NONE", place: { type: "CITY", city, countryCode } },
  ...(start && { appointment: { type: "SCHEDULED", start } }),
});
const stops = [
  stop("PICKUP", "Monterrey", "MX", "2026-11-23T14:00:00.000Z"),
  stop("DELIVERY", "Dallas", "US", "2026-11-24T14:00:00.000Z"),
];
const aLoaded = (changes: Partial<Checked["load"]> = {}): Checked => ({
  load: {
    id: "load_1",
    externalId: "TMS-1",
    status: "AVAILABLE",
    stops,
    commodities: [{ name: "Steel", weight: { value: 40_000, unit: "POUNDS" } }],
    trailerRequirements: { allowedTypes: ["FLATBED"] },
    requiredEquipment: [],
    referenceNumbers: [],
    metadata: {},
    ...changes,
  },
  requestOnly: { borderCrossings: [{ type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }] },
  stopPlaces: [],
});
const checks = (loaded: Checked, at = now) => postingGaps(loaded, at).map(({ check }) => check);

test("carriers can price a load with places, times, crossing, trailer and weight, whatever else it lacks", () => {
  expect(postingGaps(aLoaded(), now)).toEqual([]);
});

test("each gap names the field in which it is mended", () => {
  const bare = [stop("PICKUP", "Monterrey", "MX"), stop("DELIVERY", "Dallas", "US")];
  expect(postingGaps({ ...aLoaded({ stops: bare, commodities: [] }), requestOnly: {} }, now)).toEqual([
    { check: "pickupTime", path: "load.stops[0].appointment.start" },
    { check: "deliveryTime", path: "load.stops[1].appointment.start" },
    { check: "crossing", path: "load.borderCrossings" },
    { check: "weight", path: "load.commodities" },
  ]);
  expect(checks(aLoaded({ trailerRequirements: undefined }))).toEqual(["trailer"]);
  expect(checks(aLoaded({ trailerRequirements: { allowedTypes: ["REEFER"] } }))).toEqual(["temperature"]);
});

test("a pickup that is over is said, one that is to come is not", () => {
  expect(checks(aLoaded(), new Date("2026-11-23T14:00:01.000Z"))).toEqual(["pickupPast"]);
  expect(checks(aLoaded(), new Date("2026-11-23T14:00:00.000Z"))).toEqual([]);
});
