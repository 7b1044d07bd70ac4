import { expect, test } from "vitest";
import { marketOf, markets } from "@/lib/places/rules/markets";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { anObservation } from "@/lib/testing/an-observation";
import { anOrganization } from "@/lib/testing/an-organization";

const stop = (address: string) => ({ type: "PICKUP", placeDetails: { place: { type: "ADDRESS_STRING", address } } });
const dallasToAtlanta = { stops: [stop("Dallas, TX"), stop("Atlanta, GA")], routeMiles: 780 };

/** A market of the region of Dallas that is too far from it to lend its lanes. */
const [dallas] = [marketOf("DAL")];
const far = markets.find(({ code, region }) => region === dallas?.region && !dallas?.expanded.includes(code));

const twentyWeeks = (changes: Partial<Observation>) =>
  Array.from({ length: 60 }, (_, at) =>
    anObservation({
      key: `import:${changes.originMarket} ${at}`,
      pickupDate: new Date(Date.UTC(2048, 5, 16) - (at % 20) * 7 * 86_400_000).toISOString().slice(0, 10),
      carrierKey: `carrier_${at % 7}`,
      ...changes,
    }),
  );

async function figuresOf(ctx: Context) {
  const { results } = await lookUpRateHistory(ctx, { requests: [dallasToAtlanta], currency: "USD" });
  return JSON.stringify(results.map(({ id: _, ...result }) => result));
}

test("a price paid elsewhere in a lane's region counts in its next answer, and no more once it is taken back", async () => {
  const { ctx: made } = await anOrganization();
  const ctx = { ...made, now: new Date(Date.UTC(2048, 5, 18, 12)) };
  const save = (changes: { added: Observation[]; removed: Observation[] }) =>
    inTransaction(ctx, (tx) => saveObservations(tx, changes));
  await save({ added: twentyWeeks({ originMarket: "DAL", allInAmount: 210_000 }), removed: [] });
  const before = await figuresOf(ctx);
  expect(await figuresOf(ctx)).toBe(before);
  const elsewhere = twentyWeeks({ originMarket: far?.code ?? "", allInAmount: 310_000 });
  await save({ added: elsewhere, removed: [] });
  expect(await figuresOf(ctx)).not.toBe(before);
  await save({ added: [], removed: elsewhere });
  expect(await figuresOf(ctx)).toBe(before);
});
