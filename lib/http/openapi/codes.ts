import type { ErrorCode } from "@/lib/core/errors";
import { bodyDepthMax, bodyValuesMax } from "@/lib/core/protocol.values";
import { statusOf } from "@/lib/http/error-response";
import { reasonTable, table } from "@/lib/http/openapi/reasons";
import { warningTable } from "@/lib/http/openapi/warning-codes";
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
