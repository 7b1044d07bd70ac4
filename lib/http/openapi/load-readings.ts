import type { ReadingKind } from "@/lib/http/openapi/readings";

type Sent = Record<string, unknown>;

const ofLoad = { path: "/loads/sync" } as const;
const load = (fields: Sent) => ({ load: { externalId: "TMS-10234", ...fields } });
const picked = (stop: Sent) => load({ stops: [{ type: "PICKUP", ...stop }, { type: "DELIVERY" }] });
const monterrey = { city: "Monterrey", state: "NL", countryCode: "MX" };
const elPaso = { city: "El Paso", state: "TX", countryCode: "US" };
const dallas = { city: "Dallas", state: "TX", countryCode: "US" };
const between = [
  { type: "PICKUP", location: { place: monterrey } },
  { type: "DELIVERY", location: { place: dallas } },
];
const monterreyToDallas = (fields: Sent) =>
  load({
    stops: between,
    ...fields,
  });

/** What becomes of a load that is written otherwise, or that is odd. */
export const loadReadings: ReadingKind[] = [
  {
    ...ofLoad,
    heading: "Appointments",
    about: "The `appointment` of a stop in El Paso.",
    request: (appointment) => picked({ location: { place: elPaso }, appointment }),
    rows: [
      { sent: { start: "2027-03-14T02:30" }, kept: { start: "2027-03-14T09:30:00.000Z" }, code: "local_time_skipped" },
      { sent: { start: "2027-11-07T01:30" }, kept: { start: "2027-11-07T07:30:00.000Z" }, code: "local_time_twice" },
      { sent: { start: "2027-03-11T24:00" }, kept: { start: "2027-03-12T07:00:00.000Z" }, code: "alias_read" },
      { sent: { start: 1_799_740_800_000 }, kept: { start: "2027-01-12T08:00:00.000Z" }, code: "alias_read" },
      { sent: { start: "/Date(1799740800000)/" }, kept: { start: "2027-01-12T08:00:00.000Z" }, code: "alias_read" },
      { sent: { start: "2027-01-11" }, kept: { start: "2027-01-11T07:00:00.000Z" }, code: "date_read" },
      {
        sent: { start: "01/11/2027" },
        refused: "invalid_timestamp",
        note: "The message says that day and month may be either.",
      },
      { sent: { start: "2206-11-27T08:00" }, kept: { start: "2206-11-27T15:00:00.000Z" }, code: "unusual_date" },
      {
        sent: { start: "2027-01-11T08:00:00+07:00" },
        kept: { start: "2027-01-11T01:00:00.000Z" },
        code: "unusual_offset",
      },
      { sent: { start: "2027-01-11T22:00:00.000Z", end: "2027-01-11T02:00:00.000Z" }, code: "range_reversed" },
      { sent: { start: "2027-01-11T08:00:00.000Z", end: "2027-01-20T08:00:00.000Z" }, code: "unusual_window" },
    ],
  },
  {
    ...ofLoad,
    heading: "Money",
    about: "In cents, and in the currency it is sent in. Text is never read as money.",
    request: monterreyToDallas,
    rows: [
      { sent: { maxBuy: { amount: "1850.00" } }, refused: "invalid_type", note: "`didYouMean` has `185000`." },
      { sent: { maxBuy: { amount: 1850.5 } }, refused: "not_an_integer", note: "`didYouMean` has `185050`." },
      {
        sent: { maxBuy: { amount: 4_000_000, currency: "MXN" } },
        kept: { maxBuy: { amount: 4_000_000, currencyCode: "MXN" } },
        code: "alias_read",
      },
      {
        sent: { maxBuy: { amount: 185_000, currencyCode: "usd" } },
        kept: { maxBuy: { amount: 185_000, currencyCode: "USD" } },
        code: "alias_read",
      },
      { sent: { customerRate: { amount: 2900 } }, code: "unusual_rate" },
      {
        sent: { customerRate: { amount: 150_000 }, maxBuy: { amount: 190_000 } },
        code: "max_buy_above_customer_rate",
      },
      { sent: { targetRate: { amount: 200_000 }, maxBuy: { amount: 190_000 } }, code: "target_above_max_buy" },
    ],
  },
  {
    ...ofLoad,
    heading: "Goods",
    about: "A commodity of a load from Monterrey to Dallas. Nothing is refused for being unlikely.",
    request: (commodity) => monterreyToDallas({ commodities: [commodity] }),
    rows: [
      { sent: { weight: { value: "42000" } }, kept: { weight: { value: 42_000, unit: "POUNDS" } }, code: "alias_read" },
      { sent: { weight: { value: null, unit: "POUNDS" } }, kept: {}, code: "empty_group_unset" },
      { sent: { name: "Steel", weight: { value: 120_000, unit: "POUNDS" } }, code: "unusual_weight" },
      {
        sent: { name: "Lettuce", temperatureRequirements: { minimum: 33, unit: "CELSIUS" } },
        code: "unusual_temperature",
      },
      { sent: { hazmatDetails: { isHazmat: true } }, code: "hazmat_class_missing" },
      { sent: { hazmatDetails: { isHazmat: false, unNumber: "UN1203" } }, code: "hazmat_contradicts" },
      { sent: { hazmatDetails: { unNumber: "UN9999" } }, code: "un_number_unusual" },
      { sent: { pieces: { type: "PALLET", stackable: false, count: 60 } }, code: "unusual_size" },
    ],
  },
  {
    ...ofLoad,
    heading: "Times between stops",
    about: "The `appointment` of the pickup in Monterrey and of the delivery in Dallas.",
    request: ({ stops }) =>
      load({ stops: between.map((stop, at) => ({ ...stop, ...(Array.isArray(stops) && stops[at]) })) }),
    rows: [
      {
        sent: {
          stops: [
            { appointment: { start: "2027-01-11T14:00:00.000Z" } },
            { appointment: { end: "2027-01-11T18:00:00.000Z" } },
          ],
        },
        code: "too_little_time",
      },
    ],
  },
  {
    ...ofLoad,
    heading: "Trips",
    about: "What is odd about a load from Monterrey to Dallas as a whole.",
    request: monterreyToDallas,
    rows: [
      {
        sent: { borderCrossings: [{ usMxBorderCrossing: "OTAY_MESA_PORT_OF_ENTRY" }] },
        code: "far_detour",
      },
      {
        sent: { stops: [between[1], between[1]], borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }] },
        code: "crossing_without_border",
      },
      { sent: { carrierRequirements: { minCargoInsurance: { amount: 100_000 } } }, code: "unusual_requirement" },
      { sent: { distance: { value: 1000, unit: "MILES" } }, code: "unusual_miles" },
      { sent: { status: "BOOKED" }, code: "carrier_missing" },
      { sent: { status: "AVAILABLE", stops: [{ type: "PICKUP" }] }, code: "delivery_missing" },
      { sent: { status: "AVAILABLE", stops: [{ type: "DELIVERY" }] }, code: "pickup_missing" },
      {
        sent: {
          stops: [
            { type: "DELIVERY", location: { place: monterrey } },
            { type: "PICKUP", location: { place: dallas } },
          ],
        },
        code: "unpaired_stop",
      },
      {
        sent: {
          commodities: [{ temperatureRequirements: { minimum: 34, unit: "FAHRENHEIT" } }],
          trailerRequirements: { allowedTypes: ["DRY_VAN_53"] },
        },
        code: "temperature_without_reefer",
      },
    ],
  },
];
