import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { recommendLoadCrossings } from "@/lib/loads/recommend-load-crossings";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const stop = (type: "PICKUP" | "DELIVERY", city: string, state: string, countryCode: string) => ({
  type,
  location: { place: { type: "CITY" as const, city, state, countryCode } },
});
const monterrey = stop("PICKUP", "Monterrey", "NL", "MX");
const dallas = stop("DELIVERY", "Dallas", "TX", "US");
const chicago = stop("DELIVERY", "Chicago", "IL", "US");

test("each load is answered on its own: its crossing, or why there is none", async () => {
  const [{ broker, tms }, other] = [await aBrokerage(), await aBrokerage()];
  const aLoad = async (fields: object) => (await sync(tms, { ...aNewKey(), ...fields })).load.id;
  const chosen = { borderCrossings: [{ usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE" }] };
  const danger = { commodities: [{ name: "Acid", hazmatDetails: { isHazmat: true } }] };
  const ids = [
    await aLoad({ stops: [monterrey, dallas], ...chosen }),
    await aLoad({ stops: [stop("PICKUP", "Houston", "TX", "US"), chicago] }),
    await aLoad({ stops: [] }),
    await aLoad({ stops: [monterrey, dallas], ...danger }),
    (await sync(other.tms, { ...aNewKey(), stops: [monterrey, dallas] })).load.id,
    newId("load"),
  ];
  const { results } = await recommendLoadCrossings(broker, { ids });
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(results[0]).toMatchObject({
    present: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE",
    recommended: "LAREDO_INTL_BRIDGE",
  });
  expect(results[0]?.share).toBeGreaterThan(0.5);
  // The bridge in Laredo itself is closed to hazardous freight.
  expect(results[3]?.recommended).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
  const reasons = [results[1], results[2], ...results.slice(4)].map((result) => result?.reason);
  expect(reasons).toEqual(["NOT_CROSSING", "PLACES_UNCLEAR", "NOT_FOUND", "NOT_FOUND"]);
});
