import { describe, expect, test } from "vitest";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { emptyDocument } from "@/lib/loads/rules/stored-load";
import type { Commodity } from "@/lib/loads/schema/commodity";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { trailerTypes } from "@/lib/vocabulary/trailer.values";

type TrailerType = (typeof trailerTypes)[number];

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });
const pounds = (value: number) => ({ weight: { value, unit: "POUNDS" as const } });

/** The codes of a load, as though all of these fields had been sent. */
function codesOf(fields: Partial<LoadDocument>, sent: Partial<LoadDocument> = fields) {
  const { assignedCarrier, ...others } = sent;
  const named = { externalId: "L-1", ...others, ...(assignedCarrier && { assignedCarrier: {} }) };
  return checkLoad({ ...emptyDocument("L-1"), ...fields }, named).map(({ code, path }) => `${code} ${path}`);
}

test("an appointment with a time whose type says that nothing is known of it is warned of", () => {
  const stop = (appointment: object) => ({ type: "PICKUP" as const, appointment });
  const start = "2026-11-20T14:00:00.000Z";
  expect(
    codesOf({ stops: [stop({ type: "UNSPECIFIED", start }), stop({ type: "UNSPECIFIED" }), stop({ start })] }),
  ).toEqual(["appointment_unspecified load.stops[0].appointment.type"]);
});

test("a delivery that is to be made before its pickup is warned of, overlapping windows are not", () => {
  const at = (start: string, end?: string) => ({
    type: "DELIVERY" as const,
    appointment: { start: `2026-06-${start}:00.000Z`, ...(end && { end: `2026-06-${end}:00.000Z` }) },
  });
  expect(codesOf({ stops: [at("20T10:00"), at("18T10:00")] })).toEqual([
    "stops_out_of_order load.stops[1].appointment",
  ]);
  expect(codesOf({ stops: [at("20T10:00"), { type: "DELIVERY" }, at("18T10:00", "19T10:00")] })).toEqual([
    "stops_out_of_order load.stops[2].appointment",
  ]);
  expect(codesOf({ stops: [at("20T10:00", "20T18:00"), at("20T08:00", "20T10:00")] })).toEqual([]);
});

test("an appointment that ends before it starts makes no second warning of the order", () => {
  const appointment = { start: "2026-06-20T10:00:00.000Z", end: "2026-06-18T10:00:00.000Z" };
  const later = { start: "2026-06-19T10:00:00.000Z" };
  const stops = [
    { type: "PICKUP" as const, appointment },
    { type: "DELIVERY" as const, appointment: later },
  ];
  expect(codesOf({ stops })).toEqual(["range_reversed load.stops[0].appointment"]);
});

test("a target above what may be paid at most is warned of, in one currency", () => {
  expect(codesOf({ targetRate: usd(200_000), maxBuy: usd(185_000) })).toEqual(["target_above_max_buy load.targetRate"]);
  expect(codesOf({ targetRate: usd(200_000), maxBuy: usd(200_000) })).toEqual([]);
  expect(codesOf({ targetRate: { currencyCode: "MXN", amount: 3_000_000 }, maxBuy: usd(185_000) })).toEqual([]);
});

test("a warning comes with any of the fields that it is about, and with no other", () => {
  const fields = { targetRate: usd(200_000), maxBuy: usd(185_000) };
  expect(codesOf(fields, { maxBuy: fields.maxBuy })).toHaveLength(1);
  expect(codesOf(fields, { linearFeet: 9 })).toEqual([]);
});

test.each(["UN1203", "un 1203", "1203", "NA1993", "UN-1203"])("%s is a UN number", (unNumber) => {
  const hazmatDetails = { isHazmat: true, classification: "CLASS_3_FLAMMABLE_LIQUIDS" as const, unNumber };
  expect(codesOf({ commodities: [{ hazmatDetails }] })).toEqual([]);
});

test.each(["gasoline", "UN12", "12034", "UN1203, UN1993"])("%s is no UN number: a warning", (unNumber) => {
  const hazmatDetails = { isHazmat: true, classification: "CLASS_3_FLAMMABLE_LIQUIDS" as const, unNumber };
  expect(codesOf({ commodities: [{ hazmatDetails }] })).toEqual([
    "un_number_unusual load.commodities[0].hazmatDetails.unNumber",
  ]);
});

test("a refrigerated trailer without any temperature is warned of, also without commodities", () => {
  const trailerRequirements = { allowedTypes: ["REEFER" as const] };
  expect(codesOf({ trailerRequirements })).toEqual(["temperature_missing load.commodities"]);
  const temperatureRequirements = { minimum: -10, maximum: 0, unit: "FAHRENHEIT" as const };
  expect(codesOf({ trailerRequirements, commodities: [{ temperatureRequirements }] })).toEqual([]);
});

test("a load that weighs as much as a truck carries in tons is warned of, a partial or a heavy one is not", () => {
  expect(codesOf({ commodities: [pounds(43)] })).toEqual(["unusual_weight load.commodities[0].weight"]);
  expect(codesOf({ commodities: [{}, { weight: { value: 22.5, unit: "KILOGRAMS" } }] })).toEqual([
    "unusual_weight load.commodities[1].weight",
  ]);
  expect(codesOf({ commodities: [pounds(43)], truckload: "PARTIAL" })).toEqual([]);
  expect(codesOf({ commodities: [pounds(43), pounds(41_000)] })).toEqual([]);
  expect(codesOf({ commodities: [pounds(130)] })).toEqual([]);
});

test("so is one that weighs next to nothing, or nothing", () => {
  expect(codesOf({ commodities: [pounds(0.5)], truckload: "FULL" })).toEqual([
    "unusual_weight load.commodities[0].weight",
  ]);
  expect(codesOf({ commodities: [pounds(1)] })).toEqual([]);
  expect(codesOf({ commodities: [pounds(0)] })).toEqual(["unusual_weight load.commodities[0].weight"]);
  expect(codesOf({ commodities: [pounds(0), pounds(41_000)] })).toEqual([]);
});

describe("a temperature on trailers that keep none", () => {
  const temperatureRequirements = { minimum: 34, maximum: 38, unit: "FAHRENHEIT" as const };
  const on = (allowedTypes: TrailerType[], commodity: Commodity) =>
    codesOf({ trailerRequirements: { allowedTypes }, commodities: [commodity] });
  const code = "temperature_without_reefer load.trailerRequirements.allowedTypes";

  test("is warned of, and so are frozen goods", () => {
    expect(on(["DRY_VAN_53"], { temperatureRequirements })).toEqual([code]);
    expect(on(["FLATBED"], { name: "Frozen chicken" })).toEqual([code]);
    expect(on(["DRY_VAN_53", "DRY_VAN_48"], { name: "Camarón congelado" })).toEqual([code]);
  });

  test("is none where one of them keeps it, or nothing is said", () => {
    expect(on(["DRY_VAN_53", "REEFER"], { temperatureRequirements })).toEqual([]);
    expect(on(["DRY_VAN_53"], { temperatureRequirements: { minimum: 20, maximum: 12, unit: "FAHRENHEIT" } })).toEqual([
      "range_reversed load.commodities[0].temperatureRequirements",
    ]);
    expect(on(["TANKER"], { temperatureRequirements })).toEqual([]);
    expect(on(["BOX_TRUCK"], { temperatureRequirements })).toEqual([]);
    expect(on(["DRY_VAN_53"], { name: "Chicken feed" })).toEqual([]);
    expect(on(["DRY_VAN_53"], { name: "Ice cream machines" })).toEqual([]);
    expect(codesOf({ commodities: [{ temperatureRequirements }] })).toEqual([]);
  });
});

test("a price is warned of while the load has no carrier", () => {
  const price = { lineItems: [{ type: "EXTERNAL" as const, value: usd(100_000) }] };
  expect(codesOf({ assignedCarrier: { price } })).toEqual(["price_without_carrier load.assignedCarrier.price"]);
  expect(codesOf({ assignedCarrier: { price, carrierId: "carrier_1" } })).toEqual([]);
  expect(codesOf({ assignedCarrier: { price: { lineItems: [] } } })).toEqual([]);
});

test("a load that is offered and only comes from somewhere, or only goes there, is warned of", () => {
  const stops = (...types: ("PICKUP" | "DELIVERY")[]) => types.map((type) => ({ type }));
  expect(codesOf({ status: "AVAILABLE", stops: stops("PICKUP", "PICKUP") })).toEqual(["delivery_missing load.stops"]);
  expect(codesOf({ status: "AVAILABLE", stops: stops("PICKUP") })).toEqual(["delivery_missing load.stops"]);
  expect(codesOf({ status: "AVAILABLE", stops: stops("DELIVERY", "DELIVERY") })).toEqual(["pickup_missing load.stops"]);
  expect(codesOf({ status: "AVAILABLE", stops: stops("PICKUP", "DELIVERY") })).toEqual([]);
  expect(codesOf({ status: "ON_HOLD", stops: stops("PICKUP") })).toEqual([]);
  expect(codesOf({ status: "AVAILABLE", stops: [] })).toEqual([]);
});

test("a load that begins with a delivery, or ends with a pickup, is warned of", () => {
  const location = { place: { type: "ADDRESS" as const, city: "Laredo" } };
  const stops = (...types: ("PICKUP" | "DELIVERY")[]) => types.map((type) => ({ type, location }));
  expect(codesOf({ stops: stops("PICKUP", "DELIVERY", "PICKUP") })).toEqual(["unpaired_stop load.stops[2].type"]);
  expect(codesOf({ stops: stops("DELIVERY", "PICKUP") })).toEqual([
    "unpaired_stop load.stops[0].type",
    "unpaired_stop load.stops[1].type",
  ]);
  expect(codesOf({ stops: stops("PICKUP", "DELIVERY", "PICKUP", "DELIVERY") })).toEqual([]);
  expect(codesOf({ stops: stops("PICKUP") })).toEqual([]);
  expect(codesOf({ stops: [...stops("PICKUP", "DELIVERY"), { type: "PICKUP" }] })).toEqual([]);
});

test("a stop that is there twice is warned of", () => {
  const at = (street: string) => ({ place: { type: "ADDRESS" as const, street, city: "Laredo", state: "TX" } });
  const [mines, port] = [at("101 Mines Road"), at("8 Port Drive")];
  const stops = (...all: [type: "PICKUP" | "DELIVERY", location?: typeof mines][]) =>
    all.map(([type, location]) => ({ type, ...(location && { location }) }));
  const repeated = ["stop_repeated load.stops[1].location"];
  expect(codesOf({ stops: stops(["PICKUP", mines], ["PICKUP", mines], ["DELIVERY", port]) })).toEqual(repeated);
  expect(codesOf({ stops: stops(["PICKUP", mines], ["DELIVERY", mines]) })).toEqual(repeated);
  expect(codesOf({ stops: stops(["PICKUP", mines], ["DELIVERY", port]) })).toEqual([]);
  expect(codesOf({ stops: stops(["PICKUP"], ["DELIVERY"]) })).toEqual([]);
  // A yard at each end of a town: nobody sent their streets.
  const town = { place: { type: "ADDRESS" as const, city: "Laredo", state: "TX" } };
  expect(
    codesOf({
      stops: [
        { type: "PICKUP", location: town },
        { type: "DELIVERY", location: town },
      ],
    }),
  ).toEqual([]);
  const morning = { start: "2027-01-11T14:00:00.000Z" };
  const noon = { start: "2027-01-11T18:00:00.000Z" };
  const twice = [morning, noon].map((appointment) => ({ type: "PICKUP" as const, location: mines, appointment }));
  expect(codesOf({ stops: [...twice, { type: "DELIVERY", location: port }] })).toEqual([]);
});

test("a requirement in dollars in place of cents, or a year in place of an age, is warned of", () => {
  const insured = (amount: number) => codesOf({ carrierRequirements: { minCargoInsurance: usd(amount) } });
  expect(insured(100_000)).toEqual(["unusual_requirement load.carrierRequirements.minCargoInsurance"]);
  expect(insured(10_000_000)).toEqual([]);
  const aged = (maxAgeYears: number) => codesOf({ trailerRequirements: { maxAgeYears } });
  expect(aged(2015)).toEqual(["unusual_requirement load.trailerRequirements.maxAgeYears"]);
  expect(aged(10)).toEqual([]);
});

test("more paid than the customer pays is warned of, in one currency", () => {
  const code = "max_buy_above_customer_rate load.maxBuy";
  expect(codesOf({ customerRate: usd(150_000), maxBuy: usd(200_000) })).toEqual([code]);
  expect(codesOf({ customerRate: usd(250_000), maxBuy: usd(200_000) })).toEqual([]);
  expect(codesOf({ customerRate: usd(300), customerRateBasis: "PER_MILE", maxBuy: usd(200_000) })).toEqual([]);
  expect(codesOf({ customerRate: { currencyCode: "CAD", amount: 150_000 }, maxBuy: usd(200_000) })).toEqual([]);
});

test("a letter that was lost on the way is warned of", () => {
  const place = (city: string) => ({ place: { type: "ADDRESS" as const, city } });
  expect(codesOf({ stops: [{ type: "PICKUP", location: place("Torre?n") }] })).toEqual([
    "characters_lost load.stops[0].location.place.city",
  ]);
  expect(codesOf({ customerName: "Vidrios Nu\ufffdez" })).toEqual(["characters_lost load.customerName"]);
  expect(codesOf({ commodities: [{ name: "Aluminio?" }, { name: "Ca?a" }] })).toEqual([
    "characters_lost load.commodities[1].name",
  ]);
  expect(codesOf({ stops: [{ type: "PICKUP", location: place("Torreón") }] })).toEqual([]);
});

test("an appointment of more than a week is warned of", () => {
  const lasting = (end: string) => ({
    stops: [{ type: "PICKUP" as const, appointment: { start: "2026-06-01T14:00:00.000Z", end } }],
  });
  expect(codesOf(lasting("2026-07-01T14:00:00.000Z"))).toEqual(["unusual_window load.stops[0].appointment"]);
  expect(codesOf(lasting("2026-06-08T14:00:00.000Z"))).toEqual([]);
});

test("a booked load without a carrier is warned of, unless one was sent", () => {
  expect(codesOf({ status: "BOOKED" })).toEqual(["carrier_missing load.assignedCarrier"]);
  expect(codesOf({ status: "BOOKED", assignedCarrier: {} })).toEqual([]);
  expect(codesOf({ status: "BOOKED", assignedCarrier: { carrierId: "carr_1" } }, { status: "BOOKED" })).toEqual([]);
  expect(codesOf({ status: "AVAILABLE" })).toEqual([]);
});
