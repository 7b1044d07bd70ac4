import { newId } from "@/lib/core/ids";
import { type PricedAnswer, priceLanes } from "@/lib/rates/price-lanes";
import { readLanes } from "@/lib/rates/read-lanes";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import type { SimulatedMarket } from "@/scripts/rates/simulate-market";
import type { SimulatedLane } from "@/scripts/rates/simulated-lanes";

const firstDay = Date.UTC(2024, 0, 1);
const day = 86_400_000;
const batchSize = 5000;

/** The simulated lanes in a database, asked as a caller would ask; loads become known week by week. */
export async function openMarket({ lanes, loads }: SimulatedMarket, name: string) {
  // Which prices a summary keeps depends on whose they are: the same name, the same figures.
  const organizationId = `org_${name}`;
  await db.organization.create({ data: { id: organizationId, name: "Simulated market", slug: organizationId } });
  const actor = { type: "system", name: "Evaluation" } as const;
  const at = (now: number): Context => ({ organizationId, actor, requestId: newId("req"), now: new Date(now), db });
  const questions = await askFor(at(firstDay), lanes);
  let known = -1;
  /** Stores the loads up to a week's end. */
  const learn = async (week: number) => {
    const added = lanes.flatMap((lane, index) =>
      (loads.get(lane) ?? []).flatMap((load, of) => {
        const question = questions[index];
        if (!question || load.week <= known || load.week > week) return [];
        const pickupDate = new Date(firstDay + (load.week * 7 + load.dayOfWeek) * day).toISOString().slice(0, 10);
        const key = `import:${index}-${of}`;
        const amounts = { routeMiles: load.miles, allInAmount: Math.round(load.amount * 100) };
        return [
          {
            ...question.lane,
            ...amounts,
            key,
            pickupDate,
            carrierKey: load.carrier,
            source: "IMPORT",
          } satisfies Observation,
        ];
      }),
    );
    for (let first = 0; first < added.length; first += batchSize)
      await inTransaction(at(firstDay), (tx) =>
        saveObservations(tx, { added: added.slice(first, first + batchSize), removed: [] }),
      );
    known = week;
    return added.length;
  };
  /** The answers on the Sunday of the week, in the order of the lanes. */
  const ask = async (week: number): Promise<PricedAnswer[]> => {
    const answers: PricedAnswer[] = [];
    for (let first = 0; first < questions.length; first += 64)
      answers.push(...(await priceLanes(at(firstDay + (week * 7 + 6.9) * day), questions.slice(first, first + 64))));
    return answers;
  };
  return { learn, ask };
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
