import * as z from "zod";
import { itemOf } from "@/lib/core/batch";
import { lenient } from "@/lib/core/lenience";
import { LoadInput } from "@/lib/loads/schema/load";
import { Version } from "@/lib/loads/schema/operations";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";
import { NoteText } from "@/lib/vocabulary/text";

/** A cell is text. A sender that keeps numbers and truth values as such may send them so. */
const cell = (description: string) =>
  lenient(NoteText.meta({ description }), {
    fits: (value) => typeof value === "string",
    read: (value) => (typeof value === "number" || typeof value === "boolean" ? { value: String(value) } : undefined),
  }).optional();

const amount = (what: string) => cell(`${what}, in whole units: \`2,100.50\` or \`USD 2,100.50\`.`);
const currency = (of: string) => cell(`Currency of \`${of}\`, where neither it nor \`currency\` says it.`);
const facility = "What the site is called.";
const stopWeight = "What comes on or off there weighs this much, written as `weight` is.";
const stopPieces = "How many pieces come on or off there, written as `pieces` is.";
const from =
  "From when: ISO 8601, `11/23/2026 8:00 am` or the number of a spreadsheet. Without an offset local to the stop.";

/** A row of a table of loads: one load with its pickup and its delivery, or one of its stops. */
export const LoadRow = z
  .object({
    externalId: cell("Your id of the load. Rows with the same one are one load."),
    externalDisplayId: cell("As in `/loads/sync`."),
    status: cell("As in `/loads/sync`, in its words or yours."),
    externalCustomerId: cell("Your id of the customer."),
    customerName: cell("What the customer is called."),
    externalOwnerCoverageUserId: cell("The `externalId` of the user who covers the load."),
    externalOwnerCoverageTeamId: cell("The `externalId` of the team that covers the load."),
    pickupName: cell(facility),
    pickupStreet: cell("Street and number."),
    pickupCity: cell("City or town."),
    pickupState: cell("State or province."),
    pickupPostalCode: cell("Postal code."),
    pickupCountry: cell("Country."),
    pickupFrom: cell(from),
    pickupUntil: cell("Until when, written as `pickupFrom` is."),
    pickupArrivedAt: cell("When the truck was there, written as `pickupFrom` is."),
    pickupDepartedAt: cell("When it left again."),
    pickupInstructions: cell("What the carrier must know there."),
    pickupWeight: cell(stopWeight),
    pickupPieces: cell(stopPieces),
    deliveryName: cell(facility),
    deliveryStreet: cell("Street and number."),
    deliveryCity: cell("City or town."),
    deliveryState: cell("State or province."),
    deliveryPostalCode: cell("Postal code."),
    deliveryCountry: cell("Country."),
    deliveryFrom: cell("From when, written as `pickupFrom` is."),
    deliveryUntil: cell("Until when, written as `pickupFrom` is."),
    deliveryArrivedAt: cell("When the truck was there, written as `pickupFrom` is."),
    deliveryDepartedAt: cell("When it left again."),
    deliveryInstructions: cell("What the carrier must know there."),
    deliveryWeight: cell(stopWeight),
    deliveryPieces: cell(stopPieces),
    stopSequence: cell(
      "Of a row that is one stop: its place among the stops. The order of the rows where it is left out.",
    ),
    stopType: cell("Of a row that is one stop: `PICKUP` or `DELIVERY`, in these words or yours."),
    stopName: cell(facility),
    stopStreet: cell("Street and number."),
    stopCity: cell("City or town."),
    stopState: cell("State or province."),
    stopPostalCode: cell("Postal code."),
    stopCountry: cell("Country."),
    stopFrom: cell("From when, written as `pickupFrom` is."),
    stopUntil: cell("Until when, written as `pickupFrom` is."),
    stopArrivedAt: cell("When the truck was there, written as `pickupFrom` is."),
    stopDepartedAt: cell("When it left again."),
    stopInstructions: cell("What the carrier must know there."),
    stopWeight: cell(stopWeight),
    stopPieces: cell(stopPieces),
    trailerTypes: cell("Trailers that may take the load, with commas between them."),
    commodityName: cell("What the goods are. Rows of a load that name others are further commodities."),
    weight: cell("Weight of all of it: `45,000` or `20,400 kg`."),
    weightUnit: cell("Unit of `weight`; pounds where nobody says it."),
    pieces: cell("How many pieces: `26` or `26 pallets`."),
    piecesType: cell("What one piece is."),
    temperatureMin: cell("The coldest it may get: `34` or `34 F`."),
    temperatureMax: cell("The warmest it may get."),
    temperatureUnit: cell("Unit of both temperatures; needed where they do not say it."),
    hazmat: cell("Whether the goods are hazardous: yes or no."),
    unNumber: cell("UN number of hazardous goods."),
    usMxBorderCrossing: cell("Where the load crosses the border."),
    maxBuy: amount("The most a carrier may be paid"),
    maxBuyCurrency: currency("maxBuy"),
    targetRate: amount("What a carrier should be paid"),
    targetRateCurrency: currency("targetRate"),
    customerRate: amount("What the customer pays"),
    customerRateCurrency: currency("customerRate"),
    cargoValue: amount("What the goods are worth"),
    cargoValueCurrency: currency("cargoValue"),
    currency: cell("Currency of all amounts that do not say theirs. An amount without any is refused."),
    poNumber: cell("Number of the purchase order."),
    bolNumber: cell("Number of the bill of lading."),
  })
  .meta({
    id: "LoadImportRow",
    description: "A row of a table of loads. Every field is text; an empty one says nothing.",
  });
export type LoadRow = z.infer<typeof LoadRow>;
export type LoadRowField = keyof LoadRow;

export const ImportLoadsRequest = z.object({
  rows: z
    .array(itemOf(LoadRow))
    .min(1)
    .max(batchItemsMax)
    .meta({ description: `1 to ${batchItemsMax.toLocaleString("en-US")} rows; all rows of a load in one call.` }),
  dayFirst: z.boolean().optional().meta({
    description: "How `03/04/2026` is meant: 3 April (true) or March 4. Left out: such a day is refused.",
  }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; only answer what would become of each." }),
});
export type ImportLoadsRequest = z.infer<typeof ImportLoadsRequest>;

export const LoadImportProblem = z
  .object({
    row: z.int().meta({ description: "Which of `rows`, counted from 0." }),
    field: z.string().meta({ description: "The field of the row, e.g. `pickupCity`." }),
    code: z.string().meta({ description: "A stable word; the operation's description lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
  })
  .meta({ id: "LoadImportProblem", description: "What is odd or wrong about a row." });
export type LoadImportProblem = z.infer<typeof LoadImportProblem>;

/** What a load had before, as `/loads/save` takes it; null where it had no value. */
const Former = LoadInput.omit({ externalId: true, id: true }).partial().meta({
  id: "FormerLoadFields",
  description: "What the changed fields had before, as `/loads/save` takes them; null where they were unset.",
});

const LoadImportOutcome = z.enum(["CREATED", "UPDATED", "UNCHANGED", "INVALID"]).meta({
  id: "LoadImportOutcome",
  description: "UNCHANGED: the load is so already. INVALID: nothing of the load was stored.",
});

export const LoadImportResult = z
  .object({
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent where the row has none." }),
    rows: z.array(z.int()).meta({ description: "Its rows: which of `rows`, counted from 0." }),
    outcome: LoadImportOutcome.meta({ description: "What became of the load." }),
    loadId: z.string().optional().meta({ description: "Our id. Absent where nothing is stored of the load." }),
    version: Version.optional().meta({ description: "The load's version now. Absent where nothing is stored of it." }),
    changes: z
      .array(FieldChange)
      .optional()
      .meta({ description: "With `validateOnly`: what would change of a load that exists." }),
    before: Former.optional().meta({
      description: "Where a user's import changed the load, or would: what it had before, to take the import back.",
    }),
    problems: z.array(LoadImportProblem).meta({ description: "Why it is INVALID, else what is odd. Usually empty." }),
  })
  .meta({ id: "LoadImportResult", description: "What became of one load." });
export type LoadImportResult = z.infer<typeof LoadImportResult>;

export const ImportLoadsResponse = z.object({
  results: z.array(LoadImportResult).meta({ description: "One for each load, in the order of their first rows." }),
});
export type ImportLoadsResponse = z.infer<typeof ImportLoadsResponse>;
