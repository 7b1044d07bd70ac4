import * as z from "zod";
import { lenient } from "@/lib/core/lenience";
import { NoteText } from "@/lib/vocabulary/text";

/** A cell is text. A sender that keeps numbers and truth values as such may send them so. */
const cell = (description: string) =>
  lenient(NoteText.meta({ description }), {
    fits: (value) => typeof value === "string",
    read: (value) => (typeof value === "number" || typeof value === "boolean" ? { value: String(value) } : undefined),
  }).optional();

const amount = (what: string) => cell(`${what}, in whole units: \`2,100.50\` or \`USD 2,100.50\`.`);
const currency = (of: string) => cell(`Currency of \`${of}\`, where neither it nor \`currency\` says it.`);
const several = "Several with `;` between them";
const references = "`Label: number`, several with `;` between them.";
const inOrder = (of: string) => `${several}, in the order of \`${of}\`.`;

/** What a row may say of a stop, with the words that a description begins with for a pickup, a delivery or any stop. */
const stopParts = {
  ExternalId: "Your id of the stop.",
  Name: "What the site is called.",
  SiteId: "Your code of the site.",
  TaxId: "Tax number of who ships or receives there.",
  Street: "Street and number.",
  Neighborhood: "Neighborhood; in Mexico the colonia.",
  City: "City or town.",
  State: "State or province.",
  PostalCode: "Postal code.",
  Country: "Country.",
  Timezone: "Time zone of the place, e.g. `America/Monterrey`.",
  OpeningHours: "When the site is open, in words.",
  AppointmentType: "How firm the appointment is, as in `/loads/sync`.",
  From: "From when: ISO 8601, `11/23/2026 8:00 am` or the number of a spreadsheet. Without an offset local to the stop.",
  Until: "Until when, written as the time before it is.",
  ArrivedAt: "When the truck was there.",
  DepartedAt: "When it left again.",
  ContactName: `Whom to ask for. ${several}.`,
  ContactPhone: `Their telephone numbers. ${several}.`,
  ContactEmail: `Their e-mail addresses. ${several}.`,
  ContactRole: `What they are there for. ${several}.`,
  Instructions: "What the carrier must know there.",
  ReferenceNumbers: `Numbers of the stop: ${references}`,
  Weight: "What comes on or off there weighs this much, written as `weight` is.",
  Pieces: "How many pieces come on or off there, written as `pieces` is.",
  Volume: "How much room it takes: `57 cubic feet`.",
  LoadingMethod: "`LIVE` or `DROP`, in these words or yours.",
  DriverAssist: "Whether the driver helps: yes or no.",
  Requirements: `What the site asks of driver and truck. ${several}.`,
  RequirementDescriptions: `What exactly. ${inOrder("Requirements")}`,
};
export type StopPart = keyof typeof stopParts;
type Cell = ReturnType<typeof cell>;

/** Guarantee of the cast: the names are put together as the type says. */
const cellsOf = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(Object.entries(stopParts).map(([part, words]) => [`${prefix}${part}`, cell(words)])) as {
    [Part in StopPart as `${Prefix}${Part}`]: Cell;
  };

const customerCells = {
  externalCustomerId: cell("Your id of the customer."),
  customerName: cell("What the customer is called."),
  customerContactName: cell(`Whom to talk to at the customer's. ${several}.`),
  customerContactPhone: cell(`Their telephone numbers. ${several}.`),
  customerContactEmail: cell(`Their e-mail addresses. ${several}.`),
  customerContactRole: cell(`What they are there for. ${several}.`),
  paymentTerms: cell("How the customer pays."),
  respondBy: cell("Until when the tender is to be answered, written as `pickupFrom` is."),
  billToId: cell("Your id of who pays."),
  billToName: cell("Who pays, where it is not the customer."),
  billToTaxId: cell("Its tax number."),
  billToStreet: cell("Its street and number."),
  billToNeighborhood: cell("Its neighborhood."),
  billToCity: cell("Its city or town."),
  billToState: cell("Its state or province."),
  billToPostalCode: cell("Its postal code."),
  billToCountry: cell("Its country."),
};

const goodsCells = {
  commoditySequence: cell("Which of the load's goods the row is about. Rows of one name are one where it is left out."),
  commodityName: cell("What the goods are. Rows of a load that name others are further commodities."),
  weight: cell("Weight of all of it: `45,000` or `20,400 kg`."),
  weightUnit: cell("Unit of `weight`; pounds where nobody says it."),
  pieces: cell("How many pieces: `26` or `26 pallets`."),
  piecesType: cell("What one piece is."),
  temperatureMin: cell("The coldest it may get: `34` or `34 F`."),
  temperatureMax: cell("The warmest it may get."),
  temperatureUnit: cell("Unit of both temperatures; needed where they do not say it."),
  hazmat: cell("Whether the goods are hazardous: yes or no."),
  hazmatClass: cell("Hazard class of the goods, as in `/loads/sync`."),
  unNumber: cell("UN number of hazardous goods."),
  packingGroup: cell("Packing group of hazardous goods."),
  freightClass: cell("Freight class: `85` or `CLASS_85`."),
  nmfcNumber: cell("Item in the National Motor Freight Classification."),
  htsCode: cell("Classification for US customs."),
  tariffFraction: cell("Classification for Mexican customs: the fracción arancelaria."),
  productCode: cell("What the goods are by the SAT's catalogue of Carta Porte."),
  customsRegime: cell("Mexican customs regime by its code of Carta Porte."),
  incoterm: cell("Who pays for which part of the way, by Incoterms 2020."),
  countryOfOrigin: cell("Where the goods were made."),
};

const dispatchCells = {
  carrierDotNumber: cell("USDOT number of the load's carrier."),
  carrierMcNumber: cell("MC number of the load's carrier."),
  carrierRfcNumber: cell("RFC of the load's carrier."),
  carrierScac: cell("SCAC of the load's carrier."),
  carrierExternalId: cell("Your id of the load's carrier."),
  tractorNumber: cell("The carrier's number of the tractor."),
  tractorPlate: cell("The tractor's licence plate."),
  trailerNumber: cell("The number on the trailer."),
  trailerPlate: cell("The trailer's licence plate."),
  sealNumber: cell("The seal that closes the trailer."),
  driverName: cell("Who drives."),
  driverPhone: cell("The driver's telephone number."),
  driverTaxId: cell("The driver's tax number."),
  driverLicenseNumber: cell("The driver's licence."),
  vehicleConfiguration: cell("Axles of the truck as Carta Porte has them."),
  vehicleYear: cell("Model year of the tractor."),
  permitType: cell("Kind of the federal permit to haul."),
  permitNumber: cell("Number of that permit."),
  liabilityInsurer: cell("Who insures the truck's civil liability."),
  liabilityPolicy: cell("Number of that insurance."),
};

const amountCells = {
  maxBuy: amount("The most a carrier may be paid"),
  maxBuyCurrency: currency("maxBuy"),
  targetRate: amount("What a carrier should be paid"),
  targetRateCurrency: currency("targetRate"),
  customerRate: amount("What the customer pays"),
  customerRateCurrency: currency("customerRate"),
  customerRateBasis: cell("What the customer pays it for, as in `/loads/sync`."),
  cargoValue: amount("What the goods are worth"),
  cargoValueCurrency: currency("cargoValue"),
  accessorials: cell(`Services beyond the haul. ${several}.`),
  accessorialAmounts: cell(`What is set aside for them, written as \`maxBuy\` is. ${inOrder("accessorials")}`),
  accessorialDescriptions: cell(`What they are in your words. ${inOrder("accessorials")}`),
  currency: cell("Currency of all amounts that do not say theirs. An amount without any is refused."),
};

/** A row of a table of loads: one load with its pickup and its delivery, or one of its stops. */
export const LoadRow = z
  .object({
    externalId: cell("Your id of the load. Rows with the same one are one load."),
    externalDisplayId: cell("As in `/loads/sync`."),
    status: cell("As in `/loads/sync`, in its words or yours."),
    ...customerCells,
    externalWorkspaceId: cell("Your id of the workspace the load belongs to."),
    externalOwnerCoverageUserId: cell("The `externalId` of the user who covers the load."),
    externalOwnerCoverageTeamId: cell("The `externalId` of the team that covers the load."),
    ...cellsOf("pickup"),
    ...cellsOf("delivery"),
    stopSequence: cell(
      "Of a row that is one stop: its place among the stops. The order of the rows where it is left out.",
    ),
    stopType: cell("Of a row that is one stop: `PICKUP` or `DELIVERY`, in these words or yours."),
    ...cellsOf("stop"),
    trailerTypes: cell("Trailers that may take the load, with commas between them."),
    truckload: cell("`FULL` or `PARTIAL`, in these words or yours."),
    roundTrip: cell("Whether the truck comes back to where it started: yes or no."),
    linearFeet: cell("How many feet of the trailer's floor the load takes."),
    distance: cell("How far the customer or your TMS says it is: `1,640 miles`."),
    ...goodsCells,
    requirements: cell(`What else is asked of driver and truck for the whole load. ${several}.`),
    requirementDescriptions: cell(`What exactly. ${inOrder("requirements")}`),
    usMxBorderCrossing: cell("Where the load crosses the border."),
    ...amountCells,
    ...dispatchCells,
    poNumber: cell("Number of the purchase order."),
    bolNumber: cell("Number of the bill of lading."),
    referenceNumbers: cell(`Further numbers of the load: ${references}`),
  })
  .meta({
    id: "LoadImportRow",
    description: "A row of a table of loads. Every field is text; an empty one says nothing.",
  });
export type LoadRow = z.infer<typeof LoadRow>;
export type LoadRowField = keyof LoadRow;
