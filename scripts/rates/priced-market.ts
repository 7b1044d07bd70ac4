import { newId } from "@/lib/core/ids";
import { priceLanes } from "@/lib/rates/look-up-rate-history";
import { readLanes } from "@/lib/rates/read-lanes";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import type { PricedAnswer } from "@/lib/rates/rules/price-question";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import type { SimulatedMarket } from "@/scripts/rates/simulate-market";
import type { SimulatedLane } from "@/scripts/rates/simulated-lanes";

const day = 86_400_000;
const batchSize = 5000;

/** `firstDay` is the market's first Monday: markets of other years know nothing of each other. */
export type Opening = { name: string; firstDay: number };

/**
 * The simulated lanes in a database, asked as a caller would ask; loads become known week by week. A single payer asks
 * for itself; of several none does, but an organization that has paid nothing.
 */
export async function openMarket(market: SimulatedMarket, { name, firstDay }: Opening) {
  const { lanes, payers } = market;
  // Which prices a summary keeps depends on whose they are: the same name, the same figures.
  const asker = await anOrganization(`org_${name}`);
  const paying = [asker];
  for (let payer = 1; payers > 1 && payer <= payers; payer++) {
    paying[payer - 1] = await anOrganization(`org_${name}_${payer}`);
  }
  const questions = await askFor(asker(firstDay), lanes);
  const paid = observationsOf(market, questions, firstDay);
  let known = -1;
  /** Stores the loads up to a week's end. */
  const learn = async (week: number) => {
    let learned = 0;
    for (const [payer, organization] of paying.entries()) {
      const added = paid.filter((load) => load.payer === payer && load.week > known && load.week <= week);
      for (let first = 0; first < added.length; first += batchSize) {
        const batch = added.slice(first, first + batchSize).map(({ observation }) => observation);
        await inTransaction(
          organization(firstDay),
          (tx) => saveObservations(tx, { added: batch, removed: [] }),
          60_000,
        );
      }
      learned += added.length;
    }
    known = week;
    return learned;
  };
  /** The answers on the Sunday of the week, in the order of the lanes. */
  const ask = async (week: number): Promise<PricedAnswer[]> => {
    const answers: PricedAnswer[] = [];
    for (let first = 0; first < questions.length; first += 64)
      answers.push(...(await priceLanes(asker(firstDay + (week * 7 + 6.9) * day), questions.slice(first, first + 64))));
    return answers;
  };
  return { learn, ask };
}

async function anOrganization(organizationId: string) {
  await db.organization.create({ data: { id: organizationId, name: "Simulated market", slug: organizationId } });
  const actor = { type: "system", name: "Evaluation" } as const;
  return (now: number): Context => ({ organizationId, actor, requestId: newId("req"), now: new Date(now), db });
}

/** All loads as they will become known. */
function observationsOf({ lanes, loads }: SimulatedMarket, questions: readonly LaneQuestion[], firstDay: number) {
  return lanes.flatMap((lane, index) => {
    const asked = questions[index]?.lane;
    if (!asked) return [];
    return (loads.get(lane) ?? []).map(({ week, dayOfWeek, miles, carrier, payer, amount }, of) => {
      const observation: Observation = {
        ...asked,
        key: `import:${index}-${of}`,
        pickupDate: new Date(firstDay + (week * 7 + dayOfWeek) * day).toISOString().slice(0, 10),
        routeMiles: miles,
        allInAmount: Math.round(amount * 100),
        carrierKey: carrier,
        source: "IMPORT",
      };
      return { week, payer, observation };
    });
  });
}

/** The lanes as the operation understands them, over the crossing that it recommends. */
async function askFor(ctx: Context, lanes: readonly SimulatedLane[]): Promise<LaneQuestion[]> {
  const requests = lanes.map(({ origin, destination, miles }) => ({
    stops: [origin, destination].map(({ centroid }) => ({
      type: "PICKUP",
      placeDetails: { coordinates: centroid },
    })),
    trailerRequirements: { allowedTypes: ["DRY_VAN"] },
    routeMiles: miles,
  }));
  const read = await readLanes(ctx, { requests, currency: "USD" });
  return read.map((question) => {
    if (question instanceof Error) throw question;
    return question;
  });
}
