import { expect, test } from "vitest";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { revokeBid } from "@/lib/bidding/negotiate-bid";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

/** What a bid leaves to be done in a moment may fall into one count, not into three. */
const leastStatements = async (run: () => Promise<unknown>) =>
  Math.min(await countedStatements(run), await countedStatements(run), await countedStatements(run));

test("lists of bids and postings take as many statements for eight as for two", async () => {
  const brokerage = await aBrokerage();
  const { broker } = brokerage;
  const grow = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const { aCarrier } = await aPosting({ brokerage });
      const carrier = await aCarrier();
      await carrier.byLink();
      await carrier.bid(usd(1800 + index));
    }
  };
  const cost = async () => [
    await leastStatements(() => listBids(broker, { isOpen: true })),
    await leastStatements(() => listPostings(broker, { status: ["OPEN"] })),
  ];
  await grow(2);
  const ofTwo = await cost();
  await grow(6);
  expect(await cost()).toEqual(ofTwo);
  expect((await listBids(broker, {})).items).toHaveLength(8);
});

test("a bid is submitted in a score of statements", async () => {
  const { aCarrier, board } = await aPosting();
  const { bid } = await aCarrier();
  const counts = [];
  for (let round = 0; round < 3; round++) {
    await revokeBid(board, { bidId: (await bid()).id });
    let bidId = "";
    counts.push(
      await countedStatements(async () => {
        bidId = (await bid(usd(1700))).id;
      }),
    );
    await revokeBid(board, { bidId });
  }
  expect(Math.min(...counts)).toBeLessThan(20);
});
