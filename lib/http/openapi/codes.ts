import type { ErrorCode } from "@/lib/core/errors";
import { bodyDepthMax, bodyValuesMax } from "@/lib/core/protocol.values";
import { statusOf } from "@/lib/http/error-response";
import { reasonTable, table } from "@/lib/http/openapi/reasons";
import { operations } from "@/lib/operations";
import { aliases } from "@/lib/vocabulary/aliases.values";
import { metadataDepthMax } from "@/lib/vocabulary/limits.values";

const errors: Record<Exclude<ErrorCode, "unauthorized">, string> = {
  invalid_json:
    "the body is not JSON, or not UTF-8, or an object in it has a field twice; `message` says at which line and column",
  forbidden: "the key lacks the scope, the user the role, or the link is for something else; `message` says which",
  not_found: "no such path, or no such id in your organization",
  method_not_allowed: "another method is served; `Allow` names it",
  version_conflict: "what you change is not at the version or the amount you named; `current` is it as it is now",
  carrier_not_assignable: "what the organization has with the carrier does not let it be assigned; nothing changed",
  conflict: "the state of things does not allow it; `message` says why",
  idempotency_key_reused: "the `idempotency-key` was used for another request",
  request_in_progress: "a request with this `idempotency-key` is still under way",
  body_too_large: "the body is larger than the operation takes",
  unsupported_media_type:
    "the body is not announced as `application/json`, or in other letters than UTF-8, or compressed in a way that is not in `Accept-Encoding`",
  invalid_request: "`issues` lists **all** problems at once",
  rate_limited: "too many calls; come back after `Retry-After` seconds",
  internal_error: "our fault; nothing of the call was kept",
  unavailable: "not for the moment; try again after `Retry-After` seconds",
};

/** The `code` of every refusal. */
export const errorTable = [
  "| Code | Status | Meaning |",
  "|---|---|---|",
  ...Object.entries(statusOf).flatMap(([code, status]) => {
    const text = Object.entries(errors).find(([explained]) => explained === code)?.[1];
    return text ? [`| \`${code}\` | ${status} | ${text} |`] : [];
  }),
].join("\n");

/** What is read besides the values of enumerations. */
export const aliasTable = [
  "| Enumeration | Value | Read as well |",
  "|---|---|---|",
  ...Object.entries(aliases)
    .filter(([name]) => name !== "TrailerCategory" && name !== "LookupStopType")
    .flatMap(([name, words]) =>
      Object.entries(words).map(([value, read]) => `| ${name} | ${value} | ${read?.split(/\s+/).join(", ")} |`),
    ),
].join("\n");

/** The codes of `issues`, which come with 422. */
export const issueTable = table("Issue", {
  required: "the field is needed; it is absent, `null` or empty",
  invalid_type: "JSON of another type, e.g. text where a number is expected",
  not_an_integer: "a whole number is expected",
  invalid_value:
    "not one of the values in `accepted`, nor a word that surely means one; `didYouMean` has those it may mean",
  unknown_filter: "a field that a list or a lookup does not know: it would answer more than was asked for",
  invalid_format: "text, or a header, that is not written as expected",
  invalid_characters: "control characters other than tab and line breaks, or half a character",
  invalid_key: "a key that an object may not have",
  invalid_timestamp: "no ISO 8601 time, no day of the calendar, or not between the years 1000 and 2999",
  invalid_timezone: "no IANA time zone",
  invalid_range: "days that end before they begin, or too many of them",
  invalid_cursor: "not a `nextCursor` of this list in this order",
  too_short: "text with fewer characters than `limit`",
  too_long: "text with more characters than `limit`; `metadata` with more bytes, counted with the keys the load has",
  too_few_items: "a list with fewer elements than `limit`",
  too_many_items: "a list with more elements than `limit`",
  too_small: "a number below `limit`",
  too_big: "a number above `limit`",
  too_deep: `a body nested deeper than ${bodyDepthMax} levels, or \`metadata\` deeper than ${metadataDepthMax}`,
  too_many_values: `a body with more than ${bodyValuesMax.toLocaleString("en-US")} values`,
  one_of_two_ids: "give `id` or `externalId`, not both and not neither",
  owner_missing: "give a user, a team or both",
  unknown_owner: "no user, or no team, of your organization has this `externalId`",
  other_load: "`load.id` is not the id of the load with this `externalId`, or there is no such load yet",
  unsupported_file_type:
    "the content is no PDF, JPEG, PNG or WEBP, or less than 100 bytes, whatever the file is called",
  town_not_found: "no town, or no one town, of this name is known that `withinMiles` could count from",
  not_in_the_future: "a key would expire before it is made, a posting before it is opened",
  one_of_two_limits: "give `amount`, or `percentOver` and `of`",
  other_currency: "an amount in another currency than the bid it is about",
  override_reason_missing:
    "a person in the portal takes a carrier that lacks what the load requires, and says nothing of why",
  same_currency: "a rate of exchange between a currency and itself",
  duplicate_pair: "two rates of exchange for the same two currencies, whichever comes first",
  unknown_field:
    "no load has the field that is to be pinned; or a writing call has a field that is near one of its own, which `didYouMean` names",
  wrong_password: "not the password of the signed-in user",
  unknown_user: "the organization has no user with this id",
  invalid_url: "no address that begins with `https://`",
  credentials_in_url: "an address with a user name or a password in it",
  https_required: "an address that is not encrypted",
  port_not_allowed: "an address with another port than 443 or 8443",
  address_not_allowed: "an address that is not on the public internet",
});

/** The codes of `warnings`, which come with 200. */
export const warningTable = table("Warning", {
  host_not_found: "the host has no address yet; it was saved all the same",
  unknown_field:
    "the operation does not know the field at `path`; it was not stored, or not used. `didYouMean` has the field that is near",
  alias_read:
    "a word outside the enumeration that surely means one of its values, or a postal code or time that is written another way; `message` says what it was read as",
  date_read: "an appointment without a time, or with a blank before it; `message` says what it was read as",
  characters_dropped:
    "characters of no width, or such that turn the direction of text: they were left out, so that what looks alike is alike",
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
    "the place of a stop contradicts itself: postal code, state, city, point or zone. `message` says which, and what was taken",
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
  unusual_date: "an appointment is more than two years ahead, or two days past while the load is AVAILABLE",
  too_little_time: "no truck makes the miles between two stops in the hours between their appointments",
  far_detour: "the crossing makes the way 100 miles or more longer than the shortest",
  pickup_missing: "the load is AVAILABLE, but none of its stops is a PICKUP",
  delivery_missing: "the load is AVAILABLE, but none of its stops is a DELIVERY",
  unpaired_stop: "the first stop is a DELIVERY, or the last one a PICKUP",
  stop_repeated: "a stop has the very address of the one before it: sent twice?",
  carrier_missing: "the load is BOOKED, but has no carrier, and none was sent",
  fast_without_ctpat: "`fastCertified` is asked for without `ctpatCertified`, which every FAST carrier is",
});

/** The codes that a table of the documentation explains. */
const codesIn = (table: string) => [...table.matchAll(/^\| `(\w+)` \|/gm)].flatMap(([, code]) => (code ? [code] : []));

/** What the `reason` of a schema may be, by the name of the schema. */
export const reasonsOfSchema: Record<string, readonly string[]> = {
  ErrorResponse: codesIn(reasonTable),
  Warning: codesIn(reasonTable),
};

const codesOfOperation = (asked: string) =>
  codesIn(operations.find(({ endpoint }) => endpoint.operationId === asked)?.endpoint.description ?? "");

/** What the `code` of a schema may be, by the name of the schema: what is explained is what a client may compare with. */
export const codesOfSchema: Record<string, readonly string[]> = {
  ErrorResponse: codesIn(errorTable),
  Issue: codesIn(issueTable),
  ItemIssue: codesIn(issueTable),
  Warning: codesIn(warningTable),
  MeteredOutcome: codesOfOperation("lookUpRateHistory"),
  UsageRecord: codesIn(errorTable),
  CarrierImportProblem: codesOfOperation("importCarriers"),
  RateObservationProblem: [...codesOfOperation("importRateObservations"), ...codesIn(issueTable)],
};
