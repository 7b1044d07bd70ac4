import { expect, test } from "vitest";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import type { PostingFilter } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";
import { aPosting } from "@/lib/testing/a-posting";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

const hours = (ctx: Context, count: number) => new Date(ctx.now.getTime() + count * 3_600_000);

/** Ids of the loads that a filter finds, at another time than that of the posting where one is given. */
async function found(ctx: Context, posting: PostingFilter, now = ctx.now) {
  const { items } = await listLoads({ ...ctx, now }, { posting, sort: "displayId" });
  const counted = (await countLoadsInStatuses({ ...ctx, now }, { posting })).items;
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
  return items.map(({ externalId }) => externalId);
}

test("loads are found by whether they are posted, and whether anybody has bid", async () => {
  const brokerage = await aBrokerage();
  const { tms, broker } = brokerage;
  await sync(tms, { externalId: "A-NOT-POSTED", status: "AVAILABLE" });
  await sync(tms, { externalId: "B-DONE", status: "COMPLETED" });
  await aPosting({
    brokerage,
    load: { externalId: "C-POSTED" },
    posting: { expiresAt: hours(broker, 2).toISOString() },
  });
  const { aCarrier } = await aPosting({ brokerage, load: { externalId: "D-BID-ON" } });
  await (await aCarrier()).bid();
  await aPosting({ load: { externalId: "OTHER" } });

  expect(await found(broker, "NOT_POSTED")).toEqual(["A-NOT-POSTED"]);
  expect(await found(broker, "POSTED")).toEqual(["C-POSTED", "D-BID-ON"]);
  expect(await found(broker, "POSTED_WITHOUT_BIDS")).toEqual(["C-POSTED"]);
  expect(await found(broker, "NOT_POSTED", hours(broker, 3))).toEqual(["A-NOT-POSTED", "C-POSTED"]);
  expect(await found(broker, "POSTED_WITHOUT_BIDS", hours(broker, 3))).toEqual([]);
});
