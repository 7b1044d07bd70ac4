import { carriersMeant, indexCarriers, type Sought, soughtBy } from "@/lib/carriers/rules/match-carriers";
import { findIdentities } from "@/lib/carriers/store/identities";
import { findOwnCarriers } from "@/lib/carriers/store/own-carriers";
import { searchable } from "@/lib/core/searchable";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

export type CarrierHint = CarrierIdentifiers & { name?: string | undefined };

/**
 * The ids of the carriers that each hint may mean: by its regulatory numbers among all carriers, else by the
 * organization's own id, else by the exact name (case and accents aside) among those it knows. One id is an answer,
 * several are a contradiction, none is nobody. At most two statements, however many hints.
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
