import { describe, expect, test } from "vitest";
import { listBids } from "@/lib/bidding/list-bids";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import { saveLoadPolicy } from "@/lib/loads/save-load-policy";
import { aContext } from "@/lib/testing/a-context";
import { aPosting } from "@/lib/testing/a-posting";

const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
const stopIn = (type: "PICKUP" | "DELIVERY", city: string, state: string, countryCode: string) => ({
  type,
  location: { place: { city, state, countryCode } },
});
const monterrey = stopIn("PICKUP", "Monterrey", "NL", "MX");
const sanAntonio = stopIn("DELIVERY", "San Antonio", "TX", "US");
const dallas = stopIn("DELIVERY", "Dallas", "TX", "US");
const overLaredo = [{ type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }];

/** What brokers and viewers learn of the load with its bid. */
async function factsOf(load: Record<string, unknown>) {
  const { tms, broker, load: stored, aCarrier } = await aPosting({ load });
  await (await aCarrier()).bid();
  const viewer = {
    ...broker,
    actor: { type: "user" as const, id: newId("user"), name: "Vera", role: "VIEWER" as const },
  };
  const read = async (ctx: typeof broker) => (await listBids(ctx, { loadId: stored.id })).items[0]?.loadFacts;
  return { tms, broker, viewer, stored, read };
}

describe("the load facts beside a bid", () => {
  test("have the road miles of all legs over the crossing named, as the load has them", async () => {
    const { broker, read, stored } = await factsOf({
      stops: [monterrey, sanAntonio, dallas],
      borderCrossings: overLaredo,
    });
    const { miles } = await getLoad(broker, { id: stored.id });
    expect(miles).toBeGreaterThan(500);
    expect(miles).toBeLessThan(700);
    expect(await read(broker)).toMatchObject({ miles });
  });

  test("have none while a place is not certain", async () => {
    const nowhere = stopIn("DELIVERY", "Nowhere at all", "ZZ", "US");
    const { broker, read } = await factsOf({ stops: [monterrey, nowhere] });
    expect(await read(broker)).not.toHaveProperty("miles");
  });

  test("have what the customer pays for all of it, also where the rate is by the mile", async () => {
    const byMile = { customerRate: usd(400), customerRateBasis: "PER_MILE" };
    const { broker, read } = await factsOf({ ...byMile, distance: { value: 600, unit: "MILES" } });
    expect(await read(broker)).toMatchObject({ sellPrice: usd(240_000) });
  });

  test("show viewers nothing of what the customer pays, unless the policy lets them see it", async () => {
    const { broker, viewer, read } = await factsOf({ customerRate: usd(240_000) });
    expect(await read(broker)).toMatchObject({ sellPrice: usd(240_000) });
    expect(await read(viewer)).not.toHaveProperty("sellPrice");
    await saveLoadPolicy(aContext(broker.organizationId), { viewersSeeCustomerRates: true });
    expect(await read(viewer)).toMatchObject({ sellPrice: usd(240_000) });
  });
});
