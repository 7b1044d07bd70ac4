import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { carriersMeant, indexCarriers, type Sought, soughtBy } from "@/lib/carriers/rules/match-carriers";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { NotAssignable } from "@/lib/carriers/schema/eligibility";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import { listActiveIds, listHolderIds } from "@/lib/carriers/store/active-carriers";
import { readCarrierFacts } from "@/lib/carriers/store/carrier-facts";
import { carrierExists, findIdentities, findOwnCarriers } from "@/lib/carriers/store/identities";
import { findCarriers, findCarriersByIdentifiers, listRelatedCarriers } from "@/lib/carriers/store/known-carriers";
import { AppError } from "@/lib/core/errors";
import { searchable } from "@/lib/core/searchable";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

type Naming = CarrierIdentifiers & { id?: string | undefined; scac?: string | undefined };

/**
 * The carriers these identifiers may mean. `id` identifies only when no number and no external id stand beside it, and
 * a SCAC only when they find nobody.
 */
export function findCarriersMeant(ctx: Context, { id, scac, ...identifiers }: Naming): Promise<KnownCarrier[]> {
  const isAlone = id !== undefined && Object.values(identifiers).every((value) => value === undefined);
  return isAlone ? findCarriers(ctx, [id]) : findCarriersByIdentifiers(ctx, { ...identifiers, ...(scac && { scac }) });
}

/** The carrier these identifiers name. Numbers of different carriers identify none: it is never guessed. */
export async function findCarrier(ctx: Context, naming: Naming): Promise<KnownCarrier | undefined> {
  const found = await findCarriersMeant(ctx, naming);
  return found.length === 1 ? found[0] : undefined;
}

/** The carriers of these ids; an unknown id is left out. */
export const getCarriers = (ctx: Context, ids: readonly string[]): Promise<KnownCarrier[]> =>
  ids.length === 0 ? Promise.resolve([]) : findCarriers(ctx, ids);

/**
 * The ids of carriers that may be assigned to freight: those changed last, and those that hold one of the certificates.
 * At most `limit` of each kind.
 */
export async function findLikelyCarriers(
  ctx: Context,
  { certificates, limit }: { certificates: readonly CertificateType[]; limit: number },
): Promise<string[]> {
  const [active, holders] = await Promise.all([
    listActiveIds(ctx, limit),
    certificates.length === 0 ? [] : listHolderIds(ctx, certificates, limit),
  ]);
  return [...new Set([...active, ...holders])];
}

/** By what carriers of these ids are distinguished and judged, for comparing hundreds of them; in no order. */
export const getCarrierFacts = (ctx: Context, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : readCarrierFacts(ctx, ids);

/** @throws AppError "not_found" for an id no carrier has. */
export async function guardCarrier(ctx: Context, id: string) {
  if (!(await carrierExists(ctx, id))) throw new AppError("not_found", "There is no such carrier.");
}

type CarrierChoice = Omit<KnownCarrier, "relationship"> & { assignable: boolean; reason?: NotAssignable };

/** The organization's carriers, each with whether it may be assigned to freight and why not. */
export async function listAssignableCarriers(ctx: Context): Promise<CarrierChoice[]> {
  const carriers = await listRelatedCarriers(ctx);
  return carriers.map(({ relationship, ...carrier }) => {
    const { assignable, reason } = eligibilityOf(relationship);
    return { ...carrier, assignable, ...(reason && { reason }) };
  });
}

type CarrierHint = CarrierIdentifiers & { name?: string | undefined };

/**
 * The ids of the carriers that each hint may mean: by its regulatory numbers among all carriers, else by the
 * organization's own id, else by the exact name (case and accents aside) among those it knows. One id is a match,
 * several contradict each other, none is no match. At most two statements for any number of hints.
 */
export async function identifyCarriers(ctx: Context, hints: readonly CarrierHint[]): Promise<string[][]> {
  const sought = hints.map((hint) => ({ ...soughtBy(hint), name: hint.name && searchable(hint.name) }));
  const numbers = sought.flatMap((one) => one.numbers);
  const index = indexCarriers(await findIdentities(ctx, numbers));
  const byNumber = sought.map((one) => (one.numbers.length > 0 ? carriersMeant(one, index, () => undefined) : []));
  const others = sought.filter((_, at) => byNumber[at]?.length === 0);
  const own = await findOwnCarriers(ctx, {
    externalIds: others.flatMap(({ externalIds }) => externalIds),
    names: others.flatMap(({ name }) => name || []),
  });
  const idsOf = new Map(own.flatMap(({ externalId, id }) => (externalId === null ? [] : [[externalId, id]])));
  const idsByName = new Map<string, string[]>();
  for (const { id, displayName } of own) {
    const name = searchable(displayName);
    idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  }
  const otherwise = ({ externalIds, name }: Sought & { name?: string | undefined }) => {
    const named = externalIds.flatMap((externalId) => idsOf.get(externalId) ?? []);
    const [only, ...namesakes] = (name && idsByName.get(name)) || [];
    return named.length > 0 || only === undefined || namesakes.length > 0 ? named : [only];
  };
  return sought.map((one, at) => (byNumber[at]?.length ? byNumber[at] : otherwise(one)));
}
