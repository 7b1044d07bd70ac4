import { expect, test } from "vitest";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import { BidStatus } from "@/lib/bidding/schema/bid";
import { BidEventType } from "@/lib/bidding/schema/bid-event";
import { eventsOf } from "@/lib/testing/a-posting";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { demoLoads } from "@/prisma/seed/demo-loads";
import { seedBids } from "@/prisma/seed/seed-bids";
import { seedCarriers } from "@/prisma/seed/seed-carriers";

test("the demo's loads are out for bids that stand in every state, after every kind of event", async () => {
  const { broker, tms } = await aBrokerage();
  await seedCarriers(tms, broker.actor);
  for (const load of demoLoads(broker.now)) await sync(tms, load);
  await seedBids(tms, broker.actor);
  const { items } = await listBids(broker, { limit: 200 });
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(BidStatus.options));
  expect(new Set((await eventsOf(broker)).map(({ type }) => type))).toEqual(new Set(BidEventType.options));
  const postings = (await listPostings(broker, {})).items;
  expect(
    postings
      .map(({ status }) => status)
      .sort()
      .join(),
  ).toBe("ENDED,ENDED,ENDED,OPEN,OPEN,OPEN,OPEN,OPEN,OPEN");
  const { answered, withinGoal, byPerson } = await reportResponseTimes(broker, {});
  expect([answered > 3, withinGoal <= answered, byPerson.length]).toEqual([true, true, 1]);
});
