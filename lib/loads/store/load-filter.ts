import { searchable } from "@/lib/core/searchable";
import { isUncovered } from "@/lib/loads/rules/coverage";
import type { ListLoadsRequest, PostingFilter } from "@/lib/loads/schema/list";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { otherStateCode } from "@/lib/vocabulary/state-codes.values";
import { Prisma } from "@/prisma/generated/client";

/** What is asked of a list, with its owners as the TMS ids and its places as the texts that loads may contain. */
export type LoadsWanted = Omit<
  ListLoadsRequest,
  "ownerUserId" | "ownerTeamId" | "origin" | "destination" | "posting" | "marginBelow"
> & {
  originPlaces?: string[] | undefined;
  destinationPlaces?: string[] | undefined;
  ownerUserIds?: string[] | undefined;
  ownerTeamIds?: string[] | undefined;
  posting?: { wanted: PostingFilter; now: Date } | undefined;
  margin?: MarginWanted | undefined;
};

/** A margin below so many percent; a unit of `from` counts as `factor` units of `to`. */
export type MarginWanted = {
  below: number;
  pairs: readonly { from: CurrencyCode; to: CurrencyCode; factor: number }[];
};

const wordsMax = 10;

const like = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** A word that must occur; a state is also found by the code it was not stored with: Querétaro's QUE as "QRO". */
function containing(word: string): Prisma.Sql {
  const text = Prisma.sql`"searchText" LIKE ${like(word)}`;
  const state = otherStateCode(word);
  if (!state) return text;
  const place = `%, ${state}, M%`;
  return Prisma.sql`(${text} OR "originPlace" LIKE ${place} OR "destinationPlace" LIKE ${place})`;
}

/** A condition for each word of what was typed into the search. The index of words knows organizations as arrays. */
function wordsOf(organizationId: string, query: string): Prisma.Sql[] {
  const words = searchable(query).split(/\s+/).filter(Boolean).slice(0, wordsMax).map(containing);
  return words.length === 0 ? [] : [Prisma.sql`ARRAY["organizationId"] @> ARRAY[${organizationId}]`, ...words];
}

/** As `searchable` makes it. */
const folded = (text: string) =>
  Prisma.raw(`regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036F]', '', 'g')`);
const [customerName, customerId] = [folded(`"document"->>'customerName'`), folded(`"customerId"`)];

/** Of the customer with this id; where no load has it, with this in its id or name. Both are among the words searched. */
function ofCustomer(organizationId: string, customer: string) {
  const part = like(searchable(customer));
  return Prisma.sql`("customerId" = ${customer} OR (
    ARRAY["organizationId"] @> ARRAY[${organizationId}] AND "searchText" LIKE ${part}
    AND (${customerName} LIKE ${part} OR ${customerId} LIKE ${part})
    AND NOT EXISTS (
      SELECT 1 FROM "load" AS "exact" WHERE "exact"."organizationId" = ${organizationId} AND "exact"."customerId" = ${customer}
    )))`;
}

/** By the view that the postings' own feature offers; a posting that has expired counts no more, before it is closed too. */
function byPosting(organizationId: string, { wanted, now }: NonNullable<LoadsWanted["posting"]>) {
  const posted = Prisma.sql`SELECT 1 FROM "posted_load" WHERE "posted_load"."organizationId" = ${organizationId}
    AND "posted_load"."loadId" = "load"."id" AND ("expiresAt" IS NULL OR "expiresAt" > ${now}::timestamptz)`;
  if (wanted === "NOT_POSTED") return Prisma.sql`(${Prisma.raw(isUncovered(`"load"`))} AND NOT EXISTS (${posted}))`;
  return wanted === "POSTED" ? Prisma.sql`EXISTS (${posted})` : Prisma.sql`EXISTS (${posted} AND NOT "hasBids")`;
}

/** Of an exchanged amount no more is said than whole units, as the list's own margin has it (`inWholeUnits`). */
function byRate({ from, to, factor }: MarginWanted["pairs"][number], share: number) {
  const cost = Prisma.sql`100 * greatest(round(round("costAmount" * ${factor}::float8) / 100), 1)`;
  return Prisma.sql`("sellCurrency" <> "costCurrency" AND "sellCurrency" = ${to} AND "costCurrency" = ${from}
    AND "sellAmount" > 0 AND ("sellAmount" - ${cost})::float8 / nullif("sellAmount", 0) < ${share})`;
}

/** Only loads of which both prices are known, in one currency or in two between which a rate counts. */
function byMargin({ below, pairs }: MarginWanted) {
  const share = below / 100;
  return Prisma.sql`(${Prisma.join([Prisma.sql`"margin" < ${share}`, ...pairs.map((pair) => byRate(pair, share))], " OR ")})`;
}

/** Its index knows loads that require something, by organizations as arrays. */
const byRequirement = (organizationId: string, names: readonly string[]) =>
  Prisma.sql`ARRAY["organizationId"] @> ARRAY[${organizationId}] AND "requirements" <> '{}' AND "requirements" && ${names}::text[]`;

const presence = (column: Prisma.Sql, isSet: boolean | undefined) =>
  isSet !== undefined && (isSet ? Prisma.sql`${column} IS NOT NULL` : Prisma.sql`${column} IS NULL`);

/** What the rows that are asked for fulfil. */
export function conditions(organizationId: string, filter: LoadsWanted): Prisma.Sql[] {
  const { status, usMxBorderCrossing, trailerType, assigned, query = "" } = filter;
  return [
    Prisma.sql`"organizationId" = ${organizationId}`,
    ...wordsOf(organizationId, query),
    status?.length && Prisma.sql`"status" = ANY(${status})`,
    usMxBorderCrossing?.length && Prisma.sql`"borderCrossings" && ${usMxBorderCrossing}::text[]`,
    trailerType?.length && Prisma.sql`"trailerTypes" && ${trailerType}::text[]`,
    filter.carrierRequirement?.length && byRequirement(organizationId, filter.carrierRequirement),
    filter.margin && byMargin(filter.margin),
    filter.id && Prisma.sql`"id" = ${filter.id}`,
    filter.ids && Prisma.sql`"id" = ANY(${filter.ids})`,
    filter.externalId && Prisma.sql`"externalId" = ${filter.externalId}`,
    filter.externalCustomerId && Prisma.sql`"customerId" = ${filter.externalCustomerId}`,
    filter.customer && ofCustomer(organizationId, filter.customer),
    filter.originPlaces && Prisma.sql`"originPlace" = ANY(${filter.originPlaces})`,
    filter.destinationPlaces && Prisma.sql`"destinationPlace" = ANY(${filter.destinationPlaces})`,
    filter.carrierId && Prisma.sql`"carrierId" = ${filter.carrierId}`,
    filter.ownerUserIds && Prisma.sql`"ownerUserExternalId" = ANY(${filter.ownerUserIds})`,
    filter.ownerTeamIds && Prisma.sql`"ownerTeamExternalId" = ANY(${filter.ownerTeamIds})`,
    presence(Prisma.sql`"ownerUserExternalId"`, filter.hasOwnerUser),
    presence(Prisma.sql`"ownerTeamExternalId"`, filter.hasOwnerTeam),
    filter.pickupFrom && Prisma.sql`"pickupAt" >= ${new Date(filter.pickupFrom)}::timestamptz`,
    filter.pickupTo && Prisma.sql`"pickupAt" < ${new Date(filter.pickupTo)}::timestamptz`,
    filter.posting && byPosting(organizationId, filter.posting),
    presence(Prisma.sql`"pickupAt"`, filter.hasPickupTime),
    presence(Prisma.sql`"carrierId"`, assigned),
  ].filter((condition) => condition instanceof Prisma.Sql);
}
