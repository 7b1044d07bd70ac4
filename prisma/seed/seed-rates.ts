import { blockOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { demoObservations } from "@/prisma/seed/demo-rates";

/** Two years of prices, made up and marked so. Stored a quarter at a time, as summaries are: each is written once. */
export async function seedRates(ctx: Context) {
  const quarters = new Map<number, Observation[]>();
  for (const observation of demoObservations(ctx.now)) {
    const quarter = blockOf(weekNumberOf(observation.pickupDate));
    const others = quarters.get(quarter);
    if (others) others.push(observation);
    else quarters.set(quarter, [observation]);
  }
  for (const added of quarters.values()) await saveObservations(ctx, { added, removed: [] });
}
