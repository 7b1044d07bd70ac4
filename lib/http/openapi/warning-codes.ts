import { table } from "@/lib/http/openapi/reasons";

/** The codes of `warnings`, which come with 200. */
export const warningTable = table("Warning", {
  host_not_found: "the host has no address yet; it was saved all the same",
  unknown_field:
    "the operation does not know the field at `path`; it was not stored, or not used. `didYouMean` has the field that is near",
  alias_read:
    "a word outside the enumeration that surely means one of its values, or a postal code, state or time that is written another way; `message` says what it was read as",
  date_read: "an appointment without a time, or with a blank before it; `message` says what it was read as",
  characters_dropped:
    "characters of no width, or such that turn the direction of text: they were left out, so that what looks alike is alike",
  characters_repaired:
    "text that another program spoilt, UTF-8 read in another table or signs written as in HTML: it was read as it was before",
  id_unusual:
    "an id that is easily taken for another: other dashes, letters of two alphabets, a number as a spreadsheet writes it; it was taken as it was sent",
  characters_lost: "a mark in the middle of a word stands for a letter that was lost: `Torre?n`; it was stored as sent",
  empty_group_unset:
    "an object whose value is `null` or empty, such as a weight with only its unit: it was read as unset",
  empty_item_dropped: "a reference number without its value: it was left out of the list",
  number_rounded: "a whole number beyond 2^53 in `metadata`: it lost digits on its way, `message` has what was stored",
  reserved_key: "a key `__proto__`; it was not stored",
  edit_overwritten: "you changed a value, and it replaced an edit made in the portal; `before` is the edit",
  pinned_field: "you changed a value that a broker pinned: the broker's stays, yours (`sent`) is kept beside it",
  carrier_not_assigned:
    "the carrier was not assigned, or not kept by a load that is open again; `reason` is the rule that says so, and `misses` what of the load's requirements it does not meet",
  carrier_requirements_missed:
    "the carrier was assigned, or stays assigned, although it does not meet what the load requires; `misses` says what",
  carrier_number_differs:
    "the carrier named has another number on record than the one at `path`; warned of when it is named, and listed in the portal",
  carrier_not_found:
    "no carrier has the numbers, or the id, of the item at `path`, or it has neither: `reason` says which; its result is `null`",
  different_carriers:
    "the numbers, or ids, of the item at `path` are of different carriers, which `candidates` names; its result is `null`",
  external_id_moved:
    "the external id of the item at `path` was that of another carrier until now, or is that of another since; `candidates` names it",
  metadata_key_removed: "a key of a new load's `metadata` was `null` or empty, so it was not stored",
  schema_version_newer: "`schemaVersionNumber` is above 1; the body was read as form 1",
  timezone_without_city: "a time zone such as `Etc/GMT+6`, whose clocks are never set; kept as it was sent",
  local_time_skipped: "a local time that the clocks skip in spring; `message` says which moment was taken",
  local_time_twice: "a local time that comes twice in autumn; the first was taken",
  appointment_timezone_unknown:
    "a time without offset at a stop whose time zone neither you, the portal nor its place gives; it was read as UTC",
  place_not_found:
    "no place in the US, Mexico or Canada was recognised at `path`: nothing was filled in. A typing error, or another country",
  place_ambiguous:
    "the place at `path` is not certain: nothing was filled in. `message` has the likeliest place and the next, with how certain",
  place_approximate:
    "the town at `path` is not known, only its Mexican postal code: what was filled in is that of the likeliest town, or of the state",
  coverage_user_unknown: "nobody has this `externalId` yet; it is stored and resolves once someone has it",
  coverage_team_unknown: "no team has this `externalId` yet; it is stored and resolves once one has it",
  range_reversed: "an appointment ends before it starts, or a minimum temperature is above the maximum",
  hazmat_class_missing: "hazardous goods, by `isHazmat` or a `unNumber`, without a `classification`",
  temperature_missing: "a REEFER is asked for, but no commodity has `temperatureRequirements`",
  place_contradicts:
    "the place of a stop contradicts itself: postal code, city, state, country, point or zone. `message` says which, and what was taken",
  postal_code_unknown: "the country has no such postal code, by its form or by what is known; it was stored as sent",
  state_unknown: "no state or province of the US, Mexico or Canada is called so; it was stored as it was sent",
  coordinates_ignored: "coordinates 0, 0, which stand for none, were read as not sent",
  unusual_rate:
    "an amount is more than four times what such a haul costs, or less than a quarter of it: dollars in place of cents, or another currency? It was stored as it was sent",
  price_without_carrier: "`assignedCarrier` has a price, but the load has no carrier; the price was stored",
  stops_out_of_order: "a stop is to be made before the one that it follows",
  appointment_unspecified: "an appointment has a `start` or an `end`, but its type is UNSPECIFIED",
  hazmat_class_differs:
    "the UN number belongs to another class or division, which the message names; both were stored as sent",
  un_number_unusual:
    "`unNumber` is not four digits, with or without `UN` or `NA`, or not in force; it was stored as it was sent",
  hazmat_contradicts: "`isHazmat` is false, beside a UN number, a class or a packing group; all were stored as sent",
  target_above_max_buy: "`targetRate` is above `maxBuy`",
  unusual_weight:
    "all that the load weighs is 60 pounds or kilograms or less (tons, or thousands of pounds?), or it is more than a truck may carry there",
  unusual_size: "the pieces, their measures or the feet of floor are more than the trailer has, or the pieces are none",
  temperature_without_reefer: "a temperature is asked for, or the goods are frozen, but no allowed trailer keeps one",
  unusual_temperature:
    "goods that would freeze, thaw or spoil at the temperature, or that no reefer keeps: the other unit?",
  unusual_window: "an appointment lasts more than a week",
  unusual_date:
    "an appointment is more than two years ahead, or it or `respondBy` is two days past while the load is AVAILABLE",
  too_little_time: "no truck makes the miles between two stops in the hours between their appointments",
  crossing_without_border: "the load names a crossing, but all of its stops are on one side of the border",
  unusual_transit: "a stop is more than 30 days after the one before it",
  unusual_offset:
    "a time as much ahead of UTC as the clocks of its place are behind it: a lost minus? It was taken as sent",
  unusual_requirement:
    "cargo insurance of next to nothing (dollars in place of cents?), or a trailer of more than 50 years",
  max_buy_above_customer_rate: "`maxBuy` is above `customerRate`, in one currency and for the whole load",
  unusual_miles:
    "miles that were sent are 30 % or more off those of our roads, as kilometres would be; they were taken as sent",
  far_detour: "the crossing makes the way 100 miles or more longer than the shortest",
  pickup_missing: "the load is AVAILABLE, but none of its stops is a PICKUP",
  delivery_missing: "the load is AVAILABLE, but none of its stops is a DELIVERY",
  unpaired_stop: "the first stop is a DELIVERY, or the last one a PICKUP",
  stop_repeated: "a stop has the very address of the one before it: sent twice?",
  carrier_missing: "the load is BOOKED, but has no carrier, and none was sent",
  fast_without_ctpat: "`fastCertified` is asked for without `ctpatCertified`, which every FAST carrier is",
});
