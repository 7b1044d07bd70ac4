import { expect, test } from "vitest";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { asJson, isJsonObject, type Json } from "@/lib/core/json";
import { LoadDocument } from "@/lib/loads/schema/load";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

const { assignedCarrier: _itself, ...full } = demoFullLoad({
  pickupStart: "2026-11-23T14:00:00.000Z",
  pickupEnd: "2026-11-23T16:00:00.000Z",
  deliveryStart: "2026-11-25T14:00:00.000Z",
  deliveryEnd: "2026-11-25T16:00:00.000Z",
});
const document = LoadDocument.parse(full);

/** `stops.location.place.city`: every place where something stands, each once. */
function pathsOf(value: Json | undefined, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => pathsOf(item, path)))];
  if (!isJsonObject(value)) return [path];
  return [...new Set(Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key)))];
}

const shown = (isAccepted: boolean) =>
  pathsOf(asJson(offeredLoad({ document, displayId: "NB-1", miles: 1200, isAccepted })));
const before = shown(false);

const isOf =
  (...parts: string[]) =>
  (path: string) =>
    parts.some((part) => path === part || path.startsWith(`${part}.`));

test("a carrier sees of a load what it takes to haul it, and nothing else", () => {
  const requirements = isOf(
    "trailerRequirements",
    "carrierRequirements",
    "driverRequirements",
    "requiredEquipment",
    "accessorials",
  );
  expect(before.filter((path) => !requirements(path) && !isOf("commodities")(path))).toEqual([
    "externalDisplayId",
    "stops.type",
    "stops.place.city",
    "stops.place.state",
    "stops.place.postalCode",
    "stops.place.countryCode",
    "stops.appointment.type",
    "stops.appointment.start",
    "stops.appointment.end",
    "stops.timezone",
    "stops.openingHours",
    "stops.weight.type",
    "stops.weight.value",
    "stops.weight.unit",
    "stops.pieces.type",
    "stops.pieces.count",
    "stops.volume.value",
    "stops.volume.unit",
    "stops.requirements.type",
    "stops.requirements.description",
    "miles",
    "usMxBorderCrossing",
    "requirements.type",
    "requirements.description",
  ]);
  expect(new Set(before.filter(isOf("commodities")).map((path) => path.split(".")[1]))).toEqual(
    new Set([
      "name",
      "weight",
      "pieces",
      "dimensions",
      "temperatureRequirements",
      "hazmatDetails",
      "freightClass",
      "nmfcNumber",
    ]),
  );
});

test("who the customer is, where exactly the freight stands and whom to ask for is seen once the bid is accepted", () => {
  expect(shown(true).filter((path) => !before.includes(path))).toEqual([
    "stops.place.street",
    "stops.place.neighborhood",
    "stops.facilityName",
    "stops.taxId",
    "stops.contacts.name",
    "stops.contacts.phone",
    "stops.contacts.email",
    "stops.contacts.role",
    "stops.instructions",
    "stops.referenceNumbers.label",
    "stops.referenceNumbers.value",
    "commodities.customs.htsCode",
    "commodities.customs.tariffFraction",
    "commodities.customs.productCode",
    "commodities.customs.regime",
    "commodities.customs.incoterm",
    "commodities.customs.countryOfOrigin",
    "dispatch.tractorNumber",
    "dispatch.tractorPlate",
    "dispatch.trailerNumber",
    "dispatch.trailerPlate",
    "dispatch.sealNumber",
    "dispatch.driverName",
    "dispatch.driverPhone",
    "dispatch.driverTaxId",
    "dispatch.vehicleConfiguration",
    "dispatch.vehicleYear",
    "dispatch.permitType",
    "dispatch.permitNumber",
    "dispatch.liabilityInsurer",
    "dispatch.liabilityPolicy",
    "dispatch.driverLicenseNumber",
    "cargoValue.currencyCode",
    "cargoValue.amount",
    "referenceNumbers.label",
    "referenceNumbers.value",
  ]);
});

test("what is set aside for an accessorial is seen by no carrier", () => {
  expect(document.accessorials?.some(({ amount }) => amount)).toBe(true);
  expect(shown(true).filter((path) => path.startsWith("accessorials"))).toEqual([
    "accessorials.type",
    "accessorials.description",
  ]);
});
