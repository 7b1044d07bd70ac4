import { expect, test } from "vitest";
import { trailerIn } from "@/components/border-crossings/lane-text";
import { crossingsByWord } from "@/components/rates/import/rate-columns";
import { type Cells, type ReadOptions, readRow } from "@/components/rates/import/read-row";
import { readRequest } from "@/lib/core/read-request";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { LookupTrailerRequirements } from "@/lib/vocabulary/lookup-stop";
import { trailerMeantBy } from "@/lib/vocabulary/meant-by";

const options: ReadOptions = {
  trailerCategory: "",
  currencyCode: "",
  dayComesFirst: true,
  crossings: crossingsByWord(UsMxBorderCrossing.options, (id) => id),
};
const cells: Cells = {
  key: "L-1",
  origin: "Apodaca",
  originState: "NL",
  destination: "Dallas, TX",
  trailerCategory: "Caja seca 53'",
  pickupDate: "02/10/2026",
  amount: "USD 2,050.00",
  carrierName: "Norteña",
};

test("a row is read as it is written in Mexico", () => {
  expect(
    readRow({ ...cells, usMxBorderCrossing: "Puente Colombia", routeKilometers: "1,000 km" }, options).row,
  ).toEqual({
    key: "L-1",
    origin: "Apodaca, NL",
    destination: "Dallas, TX",
    trailerCategory: "DRY_VAN",
    pickupDate: "2026-10-02",
    amount: { currencyCode: "USD", amount: 205_000 },
    carrierName: "Norteña",
    usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE",
    routeMiles: 621.4,
  });
});

test.each([
  ["53' Dry Van", "DRY_VAN"],
  ["DRY_VAN_48", "DRY_VAN"],
  ["caja refrigerada", "REEFER"],
  ["Thermo", "REEFER"],
  ["Plataforma", "FLATBED"],
  ["Step-deck", "FLATBED"],
  ["Submarine", undefined],
])("%s is %s", (text, category) => {
  expect(trailerMeantBy(text)).toBe(category);
});

test("trailer and currency may be said once for the whole table", () => {
  const { trailerCategory: _, ...bare } = { ...cells, amount: "2,050" };
  expect(readRow(bare, { ...options, trailerCategory: "REEFER", currencyCode: "MXN" }).row).toMatchObject({
    trailerCategory: "REEFER",
    amount: { currencyCode: "MXN", amount: 205_000 },
  });
  expect(readRow(bare, options).problems).toEqual([
    { field: "amount", code: "currency_needed", cell: "2,050" },
    { field: "trailerCategory", code: "required" },
  ]);
});

test("everything that cannot be read is named, each with what it says", () => {
  const wrong = { ...cells, pickupDate: "31/31/2026", amount: "1.500,00 USD", usMxBorderCrossing: "Nowhere" };
  expect(readRow({ ...wrong, destination: undefined, trailerCategory: "Submarine" }, options).problems).toEqual([
    { field: "trailerCategory", code: "unknown_value", cell: "Submarine" },
    { field: "pickupDate", code: "not_a_date", cell: "31/31/2026" },
    { field: "amount", code: "ambiguous_amount", cell: "1.500,00 USD" },
    { field: "usMxBorderCrossing", code: "unknown_value", cell: "Nowhere" },
    { field: "destination", code: "required" },
  ]);
});

test.each(["V", "53' Dry Van", "Caja seca 53", "CTR006", "dry_van_48", "Plataforma", "Step-deck"])(
  "%s is the same trailer in a table, in what is pasted and in a call",
  (word) => {
    const called = readRequest(LookupTrailerRequirements, { allowedTypes: [word] });
    expect(called).toMatchObject({ ok: true, value: { allowedTypes: [trailerMeantBy(word)] } });
    expect(trailerIn(word)).toBe(trailerMeantBy(word));
  },
);
