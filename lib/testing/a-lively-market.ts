import { openPosting } from "@/lib/bidding/open-posting";
import { BidStatus } from "@/lib/bidding/schema/bid";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { usd } from "@/lib/testing/a-posting";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

export type LivelyMarket = Awaited<ReturnType<typeof aLivelyMarket>>;

const stop = (type: "PICKUP" | "DELIVERY", city: string, state: string, countryCode: string) => ({
  type,
  location: { place: { city, state, countryCode } },
});
const lane = [stop("PICKUP", "Monterrey", "NL", "MX"), stop("DELIVERY", "Dallas", "TX", "US")];

/** Two posted loads, six carriers of which one has to be reviewed, three brokers, a TMS and a load board. */
export async function aLivelyMarket() {
  const { broker, tms } = await aBrokerage();
  const board: Context = {
    ...tms,
    actor: { type: "apiKey", id: newId("key"), name: "Load board", scopes: ["bids:write"] },
  };
  const brokers = ["Ana", "Bea", "Carla"].map(
    (name): Context => ({
      ...broker,
      actor: { type: "user", id: newId("user"), name, role: "BROKER" },
    }),
  );
  const postingIds: string[] = [];
  const someLoad = async () => {
    const sent = { ...aNewKey(), status: "AVAILABLE" as const, maxBuy: usd(2000), stops: lane };
    const { load } = await sync(tms, { ...sent, trailerRequirements: { allowedTypes: ["DRY_VAN_53"] } });
    const { posting } = await openPosting(broker, { id: load.id });
    postingIds.push(posting.id);
    return load;
  };
  const someCarrier = async (status: "ACTIVE" | "NEEDS_REVIEW") => {
    const { carrierId } = await aRelationship(broker, { status });
    const { organizationId } = broker;
    const { id: relationshipId } = await broker.db.carrierRelationship.findFirstOrThrow({
      where: { organizationId, carrierId },
    });
    return { carrierId, relationshipId };
  };
  return {
    broker,
    tms,
    board,
    /** All there are now. */
    bids: async () => {
      const bids = await broker.db.bid.findMany({ where: { organizationId: broker.organizationId } });
      return bids.map(({ id, status, isRejectedByRule }) => ({
        id,
        status: BidStatus.parse(status),
        isRejectedByRule,
      }));
    },
    loads: [await someLoad(), await someLoad()] as const,
    carriers: [
      await someCarrier("NEEDS_REVIEW"),
      ...(await Promise.all(Array.from({ length: 5 }, () => someCarrier("ACTIVE")))),
    ] as const,
    someone: (who: number) => ({ ...(brokers[who] ?? broker), now: new Date() }),
    postingOf: (load: number) => postingIds[load],
    notePosting: (load: number, id: string) => {
      postingIds[load] = id;
    },
  };
}
