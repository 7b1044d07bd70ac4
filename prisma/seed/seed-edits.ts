import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { getLoad } from "@/lib/loads/get-load";
import { saveLoad } from "@/lib/loads/save-load";
import { SaveLoadRequest, SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Actor, Context } from "@/lib/server/context";
import { demoLoads } from "@/prisma/seed/demo-loads";
import { demoOrders } from "@/prisma/seed/demo-orders";

const minute = 60_000;

const ago = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - minutes * minute),
  requestId: newId("req"),
});

const isEdited = ({ shipper, day }: (typeof demoOrders)[number]) => shipper === "machinery" && day === 9;

/** What a broker set and the TMS then sent otherwise: it waits for a look on Today. */
export async function seedEdits(tms: Context, broker: Actor) {
  const load = demoLoads(tms.now)[demoOrders.findIndex(isEdited)];
  if (!load?.maxBuy) throw new Error("There is no such order.");
  const priced = (percent: number) => ({
    ...load.maxBuy,
    amount: Math.round(((load.maxBuy?.amount ?? 0) * percent) / 100_000) * 1000,
  });
  const desk = ago({ ...tms, actor: broker }, 6);
  const { version } = await getLoad(desk, { externalId: load.externalId });
  const edit = { externalId: load.externalId, maxBuy: priced(96), linearFeet: 48 };
  const saved = readRequest(SaveLoadRequest, { load: edit, ifVersion: version });
  const sent = readRequest(SyncLoadRequest, { load: { ...load, maxBuy: priced(104), linearFeet: 53 } });
  if (!saved.ok || !sent.ok) throw new Error(`${load.externalId} cannot be changed.`);
  await saveLoad(desk, saved.value);
  await syncLoad(ago(tms, 4), sent.value);
}
