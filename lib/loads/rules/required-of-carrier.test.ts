import { expect, test } from "vitest";
import { type Requiring, requiredOfCarrier } from "@/lib/loads/rules/required-of-carrier";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

const at = (countryCode: string): LoadStopInput => ({
  type: "PICKUP",
  location: { place: { type: "CITY", city: "Somewhere", countryCode } },
});
const somewhere: LoadStopInput = { type: "DELIVERY", location: { place: { type: "CITY", city: "Somewhere" } } };

const chilled = [{ temperatureRequirements: { minimum: 2, maximum: 6, unit: "CELSIUS" as const } }];
const dangerous = [{ name: "Foam" }, { hazmatDetails: { isHazmat: true } }];

test.each<[why: string, load: Requiring, required: string]>([
  ["nothing", {}, ""],
  ["no goods, trailers or stops", { commodities: [], stops: [], trailerRequirements: { allowedTypes: [] } }, ""],
  ["requirements in words", { carrierRequirements: { ctpatCertified: true, oeaCertified: false } }, "ctpatCertified"],
  ["goods of which one is hazardous", { commodities: dangerous }, "hazmat"],
  ["goods of which nobody said so", { commodities: [{ hazmatDetails: { unNumber: "UN1203" } }] }, ""],
  ["chilled goods", { commodities: chilled }, "temperature"],
  ["chilled goods in a reefer", of(chilled, ["REEFER"]), "temperature"],
  ["chilled goods in a reefer, or else a van", of(chilled, ["DRY_VAN_53", "REEFER"]), "temperature"],
  ["goods in a tank that stay warm by themselves", of(chilled, ["TANKER"]), "trailerType TANKER"],
  ["a reefer for goods without a temperature", of([], ["REEFER"]), "trailerType REEFER"],
  ["two trailers, of which either will do", of([], ["FLATBED", "STEP_DECK"]), "trailerType FLATBED STEP_DECK"],
  ["only a tractor needed", of([], ["POWER_ONLY"]), ""],
  ["only a tractor needed, or a van", of([], ["DRY_VAN_53", "POWER_ONLY"]), ""],
  ["stops on both sides of the border", { stops: [at("MX"), at("US")] }, "haulsInUS haulsInMX"],
  ["stops in Canada", { stops: [at("CA"), at("CA")] }, "haulsInCA"],
  ["countries in other words", { stops: [at("México"), at("usa")] }, "haulsInUS haulsInMX"],
  ["a country that is not one of the three", { stops: [at("GT"), at("MX")] }, "haulsInMX"],
  ["a customer", { externalCustomerId: "FS-1", customerName: "Frutas" }, "FS-1 Frutas"],
  ["a customer that has only a name", { customerName: "Frutas" }, "Frutas"],
  ["a stop without a country", { stops: [at("US"), somewhere, { type: "DELIVERY" }] }, "haulsInUS"],
])("what a load requires with %s", (_why, load, required) => {
  const { trailerType, customerApproval = [], ...flags } = requiredOfCarrier(load);
  const asked = Object.entries(flags).flatMap(([name, value]) => (value ? [name] : []));
  const trailers = trailerType ? ["trailerType", ...trailerType] : [];
  expect([...asked, ...trailers, ...customerApproval].join(" ")).toBe(required);
});

function of(
  commodities: NonNullable<Requiring["commodities"]>,
  allowedTypes: NonNullable<NonNullable<Requiring["trailerRequirements"]>["allowedTypes"]>,
): Requiring {
  return { commodities, trailerRequirements: { allowedTypes } };
}
