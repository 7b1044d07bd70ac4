import { normalisedNumbers } from "@/lib/carriers/rules";
import type { KnownCarrier } from "@/lib/carriers/schema";
import { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema";
import type { Context } from "@/lib/server/context";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import type { Prisma } from "@/prisma/generated/client";

/** Each carrier comes with the one relationship this organization has with it, if any. */
const own = (organizationId: string) =>
  ({ relationships: { where: { organizationId }, take: 1 } }) satisfies Prisma.CarrierInclude;

type Row = Prisma.CarrierGetPayload<{ include: { relationships: true } }>;

function knownCarrier({ relationships: [relationship], createdAt, ...identity }: Row): KnownCarrier {
  const fields = {
    ...identity,
    externalId: relationship?.carrierExternalId,
    contactName: relationship?.contactName,
    contactPhone: relationship?.contactPhone,
    contactEmail: relationship?.contactEmail,
  };
  const { id, displayName, ...rest } = fields;
  return {
    id,
    displayName,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
    ...(relationship && {
      relationship: {
        status: RelationshipStatus.parse(relationship.status),
        onboardingStatus: OnboardingStatus.parse(relationship.onboardingStatus),
      },
    }),
  };
}

/** The carriers of these ids, with what the organization knows of them. */
export async function findCarriers(ctx: Context, ids: readonly string[]): Promise<KnownCarrier[]> {
  const rows = await ctx.db.carrier.findMany({ where: { id: { in: [...ids] } }, include: own(ctx.organizationId) });
  return rows.map(knownCarrier);
}

/** All carriers that hold one of the regulatory numbers; where none is given, the one the organization calls by this id. */
export async function findCarriersByIdentifiers(
  ctx: Context,
  identifiers: CarrierIdentifiers,
): Promise<KnownCarrier[]> {
  const numbers = normalisedNumbers(identifiers);
  const { organizationId } = ctx;
  const { externalId } = identifiers;
  if (numbers.length === 0 && externalId === undefined) return [];
  const where: Prisma.CarrierWhereInput =
    numbers.length > 0
      ? { OR: numbers.map(({ field, number }) => ({ [field]: number })) }
      : { relationships: { some: { organizationId, carrierExternalId: externalId } } };
  const rows = await ctx.db.carrier.findMany({ where, include: own(organizationId) });
  return rows.map(knownCarrier);
}

/** The carriers the organization has a relationship with, by name. */
export async function listRelatedCarriers(ctx: Context): Promise<KnownCarrier[]> {
  const { organizationId } = ctx;
  const rows = await ctx.db.carrier.findMany({
    where: { relationships: { some: { organizationId } } },
    include: own(organizationId),
    orderBy: { displayName: "asc" },
  });
  return rows.map(knownCarrier);
}
