import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crossings, reportedRestrictions, restrictionsFor } from "@/lib/border-crossings/rules/crossings";
import { checkCrossing, type Lane, type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { milesToCrossings, roadMiles } from "@/lib/border-crossings/rules/road-miles";
import type { Restriction } from "@/lib/border-crossings/schema/crossing";
import { farDetourMilesMin } from "@/lib/border-crossings/schema/ranking-values";
import { findPlace } from "@/lib/places/find-place";
import { marketAt } from "@/lib/places/rules/markets";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";
import { exampleLanes } from "@/scripts/crossings/example-lanes";

function end(address: string): LaneEnd {
  const found = findPlace({ address });
  if (!found) throw new Error(`No place: ${address}`);
  return found;
}
const lane = (origin: string, destination: string, more: Partial<Lane> = {}): Lane => ({
  origin: end(origin),
  destination: end(destination),
  isRefrigerated: false,
  freight: { day: "2026-11-20" },
  ...more,
});
const rank = (...given: Parameters<typeof lane>) => rankCrossings(lane(...given)).ranked;
const shareOf = (ranked: ReturnType<typeof rank>, id: UsMxBorderCrossing) =>
  ranked.find((it) => it.id === id)?.probability;

/** Points on land of the three countries, near enough to a road. */
const anywhere = (countryCode: "US" | "MX" | "CA") => {
  const [south, north, west, east] = { US: [26, 48, -123, -75], MX: [15, 31, -115, -90], CA: [43, 60, -130, -55] }[
    countryCode
  ] as [number, number, number, number];
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  return fc
    .tuple(degrees(south, north), degrees(west, east))
    .map(([latitude, longitude]): LaneEnd => ({ latitude, longitude, countryCode, state: "", confidence: 1 }));
};

describe("road miles", () => {
  test.each([
    ["Dallas, TX", "Houston, TX", 239],
    ["Chicago, IL", "Los Angeles, CA", 2015],
    ["Monterrey, NL", "Mexico City, MX", 565],
    ["Detroit, MI", "Toronto, ON", 231],
    ["Querétaro, Qro.", "Chicago, IL", 1890],
    ["Laredo, TX", "Nuevo Laredo, Tamps.", 14],
  ])("from %s to %s are about %d, both ways", (from, to, miles) => {
    const there = roadMiles(end(from), end(to));
    expect(there / miles).toBeGreaterThan(0.88);
    expect(there / miles).toBeLessThan(1.12);
    expect(roadMiles(end(to), end(from))).toBeCloseTo(there, 6);
  });

  test("are at least those of the crow, and reach every crossing from everywhere", () => {
    fc.assert(
      fc.property(anywhere("US"), anywhere("MX"), (north, south) => {
        for (const point of [north, south]) {
          const miles = [...milesToCrossings(point)];
          expect(miles).toHaveLength(crossings.length);
          expect(miles.every((it) => Number.isFinite(it) && it >= 0)).toBe(true);
        }
      }),
    );
  });
});

describe("a ranking", () => {
  test("adds up to one, best first, and is whole", () => {
    fc.assert(
      fc.property(anywhere("MX"), fc.oneof(anywhere("US"), anywhere("CA")), fc.boolean(), (a, b, isRefrigerated) => {
        const { ranked } = rankCrossings({
          ...lane("Laredo, TX", "Monterrey, NL"),
          origin: a,
          destination: b,
          isRefrigerated,
        });
        expect(ranked).toHaveLength(crossings.length);
        expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        const shares = ranked.map(({ probability }) => probability);
        expect(shares).toEqual([...shares].sort((x, y) => y - x));
      }),
    );
  });

  test("of a lane driven the other way has the same crossings and miles", () => {
    fc.assert(
      fc.property(anywhere("MX"), anywhere("US"), (origin, destination) => {
        const there = rankCrossings({ ...lane("Laredo, TX", "Monterrey, NL"), origin, destination });
        const back = rankCrossings({
          ...lane("Laredo, TX", "Monterrey, NL"),
          origin: destination,
          destination: origin,
        });
        expect(back).toEqual(there);
      }),
    );
  });

  test("says how far each crossing is, why it stands there, and what was counted", () => {
    const [first] = rank("Monterrey, NL", "Dallas, TX");
    expect(first).toMatchObject({ id: "LAREDO_INTL_BRIDGE", isListed: true, ownLoads: 0 });
    expect(first?.reasons).toEqual(["SMALL_DETOUR", "USED_BETWEEN_STATES", "BUSY"]);
    expect(first?.publicShare).toBeGreaterThan(0.5);
    expect(Math.round(first?.milesMx ?? 0)).toBe(138);
    expect(rank("Reynosa, Tamps.", "McAllen, TX")[0]?.reasons).toContain("TOWN_AT_CROSSING");
  });

  test("lists less where a place is doubtful", () => {
    const doubtful = { ...end("Dallas, TX"), confidence: 0.1 };
    const listed = rank("Monterrey, NL", "Dallas, TX", { destination: doubtful }).filter(({ isListed }) => isListed);
    expect(listed).toEqual([]);
  });

  test("of a refrigerated trailer leans to the crossings of produce, northbound only", () => {
    const nogales = (more: Partial<Lane>) =>
      shareOf(rank("Culiacán, Sin.", "Los Angeles, CA", more), "NOGALES_MARIPOSA_PORT_OF_ENTRY") ?? 0;
    expect(nogales({ isRefrigerated: true })).toBeGreaterThan(nogales({}));
    const southbound = (isRefrigerated: boolean) => rank("Los Angeles, CA", "Culiacán, Sin.", { isRefrigerated });
    expect(southbound(true)).toEqual(southbound(false));
  });

  test("goes over to the organization's own crossing with its loads", () => {
    const share = (loads: number) =>
      shareOf(
        rank("Monterrey, NL", "Dallas, TX", { ownHistory: new Map([["DEL_RIO_INTL_BRIDGE", loads]]) }),
        "DEL_RIO_INTL_BRIDGE",
      ) ?? 0;
    expect(share(0)).toBeLessThan(0.01);
    expect(share(20)).toBeCloseTo(0.5, 1);
    expect(share(200)).toBeGreaterThan(0.9);
  });
});

describe("restrictions", () => {
  test("hazardous materials do not get the World Trade Bridge, and the reason is given", () => {
    const { ranked, restrictions } = rankCrossings(
      lane("Monterrey, NL", "Dallas, TX", { freight: { isHazmat: true, day: "2026-11-20" } }),
    );
    expect(ranked[0]?.id).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
    expect(shareOf(ranked, "LAREDO_INTL_BRIDGE")).toBeUndefined();
    expect(restrictions).toMatchObject([{ crossing: "LAREDO_INTL_BRIDGE", reportedOn: "2022-09-01" }]);
  });

  test("a closure counts on its days only, and while it is on", () => {
    const closure: Restriction = {
      crossing: "EL_PASO_BRIDGE_OF_THE_AMERICAS",
      kind: "NO_CARGO",
      isOn: true,
      from: "2026-12-01",
      until: "2027-06-30",
      reportedOn: "2024-09-01",
      source: "a test",
    };
    const days = ["2026-11-30", "2026-12-01", "2027-06-30", "2027-07-01"];
    expect(days.map((day) => restrictionsFor({ day }, [closure]).length)).toEqual([0, 1, 1, 0]);
    expect(restrictionsFor({ day: "2027-01-01" }, [{ ...closure, isOn: false }])).toEqual([]);
  });

  test("as reported leave general freight every crossing today", () => {
    expect(restrictionsFor({ day: "2026-11-20" }, reportedRestrictions)).toEqual([]);
  });
});

test.each([
  ["Altamira, Tamps.", "Houston, TX", "PHARR_REYNOSA_INTL_BRIDGE"],
  ["Veracruz, Ver.", "Houston, TX", "BROWNSVILLE_VETERANS_INTL_BRIDGE"],
] as const)(
  "%s to %s does not go a hundred miles round because its state sends most trucks there",
  (from, to, first) => {
    expect(rank(from, to)[0]?.id).toBe(first);
  },
);

test("a detour of a hundred miles comes first only where trucks between the two states are counted there", () => {
  const far = exampleLanes.flatMap(({ lane: given }) => {
    const [first] = rankCrossings(given).ranked;
    return first && first.detourMiles >= farDetourMilesMin ? [first] : [];
  });
  expect(far.length).toBeGreaterThan(0);
  for (const { reasons } of far) expect(reasons).toContain("USED_BETWEEN_STATES");
});

test("a chosen crossing that fits badly is doubted, with reasons and sources", () => {
  const hazmat = rankCrossings(lane("Monterrey, NL", "Dallas, TX", { freight: { isHazmat: true, day: "2026-11-20" } }));
  const doubts = (id: UsMxBorderCrossing) => checkCrossing(id, hazmat).map(({ code }) => code);
  expect(doubts("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE")).toEqual([]);
  expect(checkCrossing("LAREDO_INTL_BRIDGE", hazmat)).toMatchObject([
    { code: "RESTRICTED", restriction: { reportedOn: "2022-09-01" } },
  ]);
  expect(doubts("OTAY_MESA_PORT_OF_ENTRY")).toEqual(["FAR_DETOUR", "UNLIKELY"]);
});

test("a point belongs to the market with the nearest anchor of its country", () => {
  expect(marketAt(end("Nuevo Laredo, Tamps."), "MX")?.code).toBe("NLD");
  expect(marketAt(end("Laredo, TX"), "US")?.name).toBe("Laredo");
  expect(marketAt(end("Apodaca, NL"), "MX")?.code).toBe("MTY");
  expect(marketAt(end("Lázaro Cárdenas, Mich."), "MX")?.code).toBe("LZC");
});

test("a load's trailer is looked up as one of three kinds, or not at all", () => {
  expect((["DRY_VAN_53", "REEFER", "STEP_DECK", "TANKER"] as const).map(trailerCategoryOf)).toEqual([
    "DRY_VAN",
    "REEFER",
    "FLATBED",
    undefined,
  ]);
});
