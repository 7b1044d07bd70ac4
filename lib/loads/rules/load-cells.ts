import type { Json } from "@/lib/core/json";
import {
  type CellOptions,
  type Cells,
  type Column,
  cellMessages,
  choices,
  each,
  eachAmount,
  eachType,
  flag,
  moment,
  money,
  quantity,
  text,
} from "@/lib/loads/rules/cell-kinds";
import { firstNumbers, labelled, ownNumbers } from "@/lib/loads/rules/number-cells";
import { LoadRow, type LoadRowField, type StopPart } from "@/lib/loads/schema/load-row";

/** What a cell gives a load: a value at a path such as `commodities[0].weight.value`. */
type CellValue = { path: string; value: Json; field: LoadRowField };
type CellProblem = { field: LoadRowField; code: string; message: string };
export type CellReading = { values: CellValue[]; problems: CellProblem[] };
type Columns = { [Field in LoadRowField]?: Column };

export const isField = (name: string): name is LoadRowField => Object.hasOwn(LoadRow.shape, name);

const temperature = { path: "temperatureRequirements.unit", field: "temperatureUnit" } as const;
const goodsColumns: Columns = {
  commodityName: text("name"),
  weight: quantity("weight.value", { path: "weight.unit", field: "weightUnit" }),
  pieces: quantity("pieces.count", { path: "pieces.type", field: "piecesType" }),
  temperatureMin: quantity("temperatureRequirements.minimum", temperature),
  temperatureMax: quantity("temperatureRequirements.maximum", temperature),
  hazmat: flag("hazmatDetails.isHazmat"),
  hazmatClass: text("hazmatDetails.classification"),
  unNumber: text("hazmatDetails.unNumber"),
  packingGroup: text("hazmatDetails.packingGroup"),
  freightClass: text("freightClass"),
  nmfcNumber: text("nmfcNumber"),
  htsCode: text("customs.htsCode"),
  tariffFraction: text("customs.tariffFraction"),
  productCode: text("customs.productCode"),
  customsRegime: text("customs.regime"),
  incoterm: text("customs.incoterm"),
  countryOfOrigin: text("customs.countryOfOrigin"),
};

const plainFields = [
  ...["externalId", "externalDisplayId", "status", "externalCustomerId", "customerName", "externalWorkspaceId"],
  ...["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId", "paymentTerms", "customerRateBasis", "truckload"],
];
const dispatchFields = [
  ...["tractorNumber", "tractorPlate", "trailerNumber", "trailerPlate", "sealNumber", "driverName", "driverPhone"],
  ...["driverTaxId", "driverLicenseNumber", "vehicleConfiguration", "vehicleYear", "permitType", "permitNumber"],
  ...["liabilityInsurer", "liabilityPolicy"],
];
const textsIn = (names: readonly string[], prefix = "") =>
  Object.fromEntries(names.map((name) => [name, text(`${prefix}${name}`)]));

const loadColumns: Columns = {
  ...textsIn(plainFields),
  customerContactName: each("customerContacts", "name"),
  customerContactPhone: each("customerContacts", "phone"),
  customerContactEmail: each("customerContacts", "email"),
  customerContactRole: each("customerContacts", "role"),
  respondBy: moment("respondBy"),
  billToId: text("billTo.externalId"),
  billToName: text("billTo.name"),
  billToTaxId: text("billTo.taxId"),
  billToStreet: text("billTo.place.street"),
  billToNeighborhood: text("billTo.place.neighborhood"),
  billToCity: text("billTo.place.city"),
  billToState: text("billTo.place.state"),
  billToPostalCode: text("billTo.place.postalCode"),
  billToCountry: text("billTo.place.countryCode"),
  trailerTypes: choices("trailerRequirements.allowedTypes"),
  roundTrip: flag("roundTrip"),
  linearFeet: quantity("linearFeet"),
  distance: quantity("distance.value", { path: "distance.unit" }),
  requirements: eachType("requirements"),
  requirementDescriptions: each("requirements", "description"),
  usMxBorderCrossing: text("borderCrossings[0].usMxBorderCrossing"),
  maxBuy: money("maxBuy"),
  targetRate: money("targetRate"),
  customerRate: money("customerRate"),
  cargoValue: money("cargoValue"),
  accessorials: eachType("accessorials"),
  accessorialAmounts: eachAmount("accessorials", "amount"),
  accessorialDescriptions: each("accessorials", "description"),
  carrierDotNumber: text("assignedCarrier.carrier.dotNumber"),
  carrierMcNumber: text("assignedCarrier.carrier.mcNumber"),
  carrierRfcNumber: text("assignedCarrier.carrier.rfcNumber"),
  carrierScac: text("assignedCarrier.carrier.scac"),
  carrierExternalId: text("assignedCarrier.carrier.externalId"),
  ...textsIn(dispatchFields, "dispatch."),
  ...ownNumbers,
  referenceNumbers: labelled("referenceNumbers", firstNumbers),
};

const stopColumns: { [Part in StopPart]: Column } = {
  ExternalId: text("externalId"),
  Name: text("location.facilityName"),
  SiteId: text("location.externalId"),
  TaxId: text("location.taxId"),
  Street: text("location.place.street"),
  Neighborhood: text("location.place.neighborhood"),
  City: text("location.place.city"),
  State: text("location.place.state"),
  PostalCode: text("location.place.postalCode"),
  Country: text("location.place.countryCode"),
  Timezone: text("location.timezone"),
  OpeningHours: text("location.openingHours"),
  AppointmentType: text("appointment.type"),
  From: moment("appointment.start"),
  Until: moment("appointment.end"),
  ArrivedAt: moment("arrivedAt"),
  DepartedAt: moment("departedAt"),
  ContactName: each("contacts", "name"),
  ContactPhone: each("contacts", "phone"),
  ContactEmail: each("contacts", "email"),
  ContactRole: each("contacts", "role"),
  Instructions: text("instructions"),
  ReferenceNumbers: labelled("referenceNumbers"),
  Weight: quantity("weight.value", { path: "weight.unit", field: "weightUnit" }),
  Pieces: quantity("pieces.count", { path: "pieces.type", field: "piecesType" }),
  Volume: quantity("volume.value", { path: "volume.unit" }),
  LoadingMethod: text("loadingMethod"),
  DriverAssist: flag("driverAssistRequired"),
  Requirements: eachType("requirements"),
  RequirementDescriptions: each("requirements", "description"),
};
export type StopPrefix = "pickup" | "delivery" | "stop";

type Entry = readonly [field: LoadRowField, column: Column];
// Put together once: a table has thousands of rows, and each would put together the names of its stops' columns.
const entriesOf = (columns: { [name: string]: Column | undefined }, prefix = ""): Entry[] =>
  Object.entries(columns).flatMap(([name, column]) => {
    const field = prefix + name;
    return column && isField(field) ? [[field, column] as const] : [];
  });
const loadEntries = entriesOf(loadColumns);
const goodsEntries = entriesOf(goodsColumns);
const stopEntries: { [Prefix in StopPrefix]: Entry[] } = {
  pickup: entriesOf(stopColumns, "pickup"),
  delivery: entriesOf(stopColumns, "delivery"),
  stop: entriesOf(stopColumns, "stop"),
};

/** The columns of a load, of one of its goods and of one of its stops, each with where the API has its value. */
export const tableColumns = { load: loadColumns, goods: goodsColumns, stop: stopColumns };

/** Whether a row says anything of the stop that is written with this prefix. */
export const saysOfStop = (cells: Cells, prefix: StopPrefix) =>
  stopEntries[prefix].some(([field]) => cells[field] !== undefined);

/** Whether a field says something of one commodity. */
export const isOfGoods = (field: string) =>
  Object.hasOwn(goodsColumns, field) ||
  ["commoditySequence", "weightUnit", "piecesType", "temperatureUnit"].includes(field);

/** Reads the cells of some columns into what stands at a path. */
function readCells(
  entries: readonly Entry[],
  cells: Cells,
  { options, at = "" }: { options: CellOptions; at?: string },
) {
  const found: CellReading = { values: [], problems: [] };
  for (const [field, column] of entries) {
    const written = cells[field];
    if (written === undefined) continue;
    column.read(written, {
      cells,
      options,
      put: (path, value, from = field) => void found.values.push({ path: at + path, value, field: from }),
      refuse: (code) => void found.problems.push({ field, code, message: cellMessages[code] }),
    });
  }
  return found;
}

type At = CellOptions & { index: number };

/** What the cells of a load say of it, its stops and goods apart. */
export const readLoadCells = (cells: Cells, options: CellOptions) => readCells(loadEntries, cells, { options });

/** What the cells say of the commodity at `index`. */
export const readGoodsCells = (cells: Cells, { index, ...options }: At) =>
  readCells(goodsEntries, cells, { options, at: `commodities[${index}].` });

/** What the cells with this prefix say of the stop at `index`. */
export const readStopCells = (cells: Cells, prefix: StopPrefix, { index, ...options }: At) =>
  readCells(stopEntries[prefix], cells, { options, at: `stops[${index}].` });
