import { getCarrier } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import type { ImportRow } from "@/lib/carriers/schema/import";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { newId } from "@/lib/core/ids";
import type { Actor, Context } from "@/lib/server/context";
import { type DemoCarrier, demoCarriers } from "@/prisma/seed/demo-carriers";

const day = 86_400_000;

/** As it came about: an import, the TMS's own word on some weeks later, and what brokers decided. */
export async function seedCarriers(tms: Context, broker: Actor) {
  const ago = (ctx: Context, days: number): Context => ({
    ...ctx,
    now: new Date(ctx.now.getTime() - days * day),
    requestId: newId("req"),
  });
  const byHand = { ...tms, actor: broker };
  const { results } = await importCarriers(ago(byHand, 41), { rows: demoCarriers.map(importRow) });
  const idOf = (index: number) => results[index]?.carrierId ?? "";
  for (const [index, { profile }] of demoCarriers.entries())
    if (profile) await updateCarrierProfile(ago(byHand, 40), { id: idOf(index), ...profile });
  for (const [index, { relationship }] of demoCarriers.entries())
    if (relationship?.note) await refuse(ago(byHand, 9), idOf(index), relationship.note);
  const toReview = demoCarriers.filter(({ relationship }) => relationship?.status === "NEEDS_REVIEW");
  await upsertRelationships(ago(tms, 3), { carrierRelationships: [...toReview.map(upsertItem), ...mistakes] });
}

function importRow({ relationship, profile, ...identity }: DemoCarrier): ImportRow {
  const { certificates, cargoInsurance } = profile ?? {};
  if (!relationship || relationship.status === "NEEDS_REVIEW") return { ...identity, certificates, cargoInsurance };
  const { onboardingStatus, carrierExternalId: externalId } = relationship;
  return { ...identity, certificates, cargoInsurance, status: "ACTIVE", onboardingStatus, externalId };
}

const upsertItem = ({ relationship, dotNumber, mcNumber, mxNumber, rfcNumber }: DemoCarrier) => ({
  carrier: { dotNumber, mcNumber, mxNumber, rfcNumber },
  carrierExternalId: relationship?.carrierExternalId,
  status: relationship?.status,
  onboardingStatus: relationship?.onboardingStatus,
});

/** What a TMS gets wrong: the numbers of two carriers in one, and a number that contradicts the record. */
const mistakes = [
  { carrier: { dotNumber: "9900002", mcNumber: "990007" }, carrierExternalId: "C-014" },
  { carrier: { dotNumber: "9900006", mcNumber: "990066" } },
];

async function refuse(ctx: Context, carrierId: string, note: string) {
  const { carrier } = await getCarrier(ctx, { id: carrierId });
  if (carrier.relationship)
    await reviewRelationship(ctx, { id: carrier.relationship.id, status: "DO_NOT_DISPATCH", note });
}
