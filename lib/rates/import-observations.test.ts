import { beforeAll, describe, expect, test } from "vitest";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { newId } from "@/lib/core/ids";
import { importObservations } from "@/lib/rates/import-observations";
import type { ObservationRow } from "@/lib/rates/schema/observation-import";
import { summarizeObservations } from "@/lib/rates/summarize-observations";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aNumber } from "@/lib/testing/a-number";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";

let ctx: Context;

beforeAll(async () => {
  ctx = await anImporter();
});

const anImporter = async (): Promise<Context> => ({
  ...(await anOrganization()).ctx,
  now: new Date("2026-11-20T16:00:00Z"),
});

const aRow = (row: Partial<ObservationRow> = {}): ObservationRow => ({
  key: newId("load"),
  origin: "Apodaca, NL",
  destination: "Dallas, TX",
  trailerCategory: "DRY_VAN",
  pickupDate: "2026-10-02",
  amount: { currencyCode: "USD", amount: 205_000 },
  carrierName: "Norteña Freight",
  ...row,
});

const add = async (by: Context, ...rows: unknown[]) => (await importObservations(by, { rows })).results;
const stored = ({ organizationId }: Context, key: string) =>
  db.rateObservation.findFirst({ where: { organizationId, key: `import:${key}` } });
const codesOf = (results: Awaited<ReturnType<typeof add>>) =>
  results.map(({ outcome, problems }) => [outcome, ...problems.map(({ field, code }) => `${field} ${code}`)]);

describe("a row", () => {
  test("is stored with its markets, the recommended crossing, our miles over it and its week", async () => {
    const row = aRow({ carrierName: "Transportes Águila, S.A. de C.V." });
    const lane = {
      originMarket: "MTY",
      destinationMarket: "DAL",
      usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const,
      routeMiles: 608.8,
    };
    expect(await add(ctx, row)).toEqual([{ outcome: "CREATED", lane, problems: [] }]);
    expect(await stored(ctx, row.key ?? "")).toMatchObject({
      ...lane,
      trailerCategory: "DRY_VAN",
      pickupDate: new Date("2026-10-02"),
      week: new Date("2026-09-28"),
      allInAmount: 205_000,
      lineHaulAmount: null,
      currencyCode: "USD",
      carrierKey: "name:transportes aguila s a de c v",
      source: "IMPORT",
    });
  });

  test("may name markets by their codes, its own crossing, miles and line haul", async () => {
    const row = aRow({
      origin: "TIJ",
      destination: "LAX",
      usMxBorderCrossing: "TECATE_PORT_OF_ENTRY",
      routeMiles: 171.5,
      amount: { currencyCode: "USD", amount: 98_000 },
      lineHaul: { currencyCode: "USD", amount: 80_000 },
    });
    const lane = { originMarket: "TIJ", destinationMarket: "LAX", usMxBorderCrossing: row.usMxBorderCrossing };
    expect(await add(ctx, row)).toEqual([{ outcome: "CREATED", lane: { ...lane, routeMiles: 171.5 }, problems: [] }]);
    expect(await stored(ctx, row.key ?? "")).toMatchObject({ lineHaulAmount: 80_000 });
  });

  test("has no crossing where its lane has none, and stays in its currency", async () => {
    const row = aRow({ origin: "MTY", destination: "MEX", amount: { currencyCode: "MXN", amount: 2_200_000 } });
    const [result] = await add(ctx, row);
    expect(result?.lane?.usMxBorderCrossing).toBeUndefined();
    expect(await stored(ctx, row.key ?? "")).toMatchObject({ currencyCode: "MXN", usMxBorderCrossing: null });
  });

  test("that cannot be understood is refused with all its problems, and its neighbours are stored", async () => {
    const wrong = { ...aRow(), trailerCategory: "BOAT", pickupDate: "2026-02-30", amount: { amount: -5 } };
    expect(
      codesOf(await add(ctx, wrong, aRow({ origin: "Xqzwv" }), aRow({ destination: "Springfield" }), aRow())),
    ).toEqual([
      ["INVALID", "trailerCategory invalid_value", "pickupDate invalid_format", "amount.amount too_small"],
      ["INVALID", "origin place_not_found"],
      ["INVALID", "destination place_ambiguous"],
      ["CREATED"],
    ]);
  });

  test("of the future, or of more than five years back, is refused", async () => {
    const days = ["2026-11-21", "2026-11-20", "2021-11-20", "2021-11-19"];
    expect(codesOf(await add(ctx, ...days.map((pickupDate) => aRow({ pickupDate }))))).toEqual([
      ["INVALID", "pickupDate future_pickup"],
      ["CREATED"],
      ["CREATED"],
      ["INVALID", "pickupDate pickup_too_old"],
    ]);
  });

  test("between two addresses of one place needs its miles", async () => {
    const within = { origin: "DAL", destination: "DAL", amount: { currencyCode: "USD" as const, amount: 30_000 } };
    expect(codesOf(await add(ctx, aRow(within), aRow({ ...within, routeMiles: 12 })))).toEqual([
      ["INVALID", "routeMiles miles_needed"],
      ["CREATED"],
    ]);
  });

  test("that is odd is stored with a warning", async () => {
    expect(
      codesOf(
        await add(
          ctx,
          aRow({ routeMiles: 950 }),
          aRow({ amount: { currencyCode: "USD", amount: 2050 } }),
          aRow({ lineHaul: { currencyCode: "MXN", amount: 100 } }),
          aRow({ origin: "DAL", destination: "CHI", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }),
        ),
      ),
    ).toEqual([
      ["CREATED", "routeMiles unusual_miles"],
      ["CREATED", "amount unusual_rate"],
      ["CREATED", "lineHaul line_haul_ignored"],
      ["CREATED", "usMxBorderCrossing crossing_ignored"],
    ]);
  });
});

describe("a row sent again", () => {
  test("is not stored twice, and takes the place of the one stored where it differs", async () => {
    const row = aRow();
    await add(ctx, row);
    expect(codesOf(await add(ctx, row))).toEqual([["UNCHANGED"]]);
    const corrected = { ...row, amount: { currencyCode: "USD" as const, amount: 199_000 } };
    expect(codesOf(await add(ctx, corrected))).toEqual([["UPDATED"]]);
    expect(await stored(ctx, row.key ?? "")).toMatchObject({ allInAmount: 199_000 });
  });

  test("in the same request counts as it came last, and is reported", async () => {
    const row = aRow();
    expect(codesOf(await add(ctx, row, { ...row, pickupDate: "2026-10-03" }))).toEqual([
      ["CREATED"],
      ["UPDATED", "key repeated_key"],
    ]);
    expect(await stored(ctx, row.key ?? "")).toMatchObject({ pickupDate: new Date("2026-10-03") });
  });

  test("is known by itself where it has no key, and stays several where it says which it is", async () => {
    const own = await anImporter();
    const { key: _, ...row } = aRow();
    const rows = [row, { ...row, occurrence: 2 }, { ...row, carrierName: "Other" }];
    expect(codesOf(await add(own, ...rows))).toEqual([["CREATED"], ["CREATED"], ["CREATED"]]);
    expect(codesOf(await add(own, ...rows))).toEqual([["UNCHANGED"], ["UNCHANGED"], ["UNCHANGED"]]);
    expect((await summarizeObservations(own, {})).observations).toBe(3);
  });

  test("by two at the same time is stored once, and counted once", async () => {
    const own = await anImporter();
    const rows = Array.from({ length: 50 }, () => aRow());
    const outcomes = (await Promise.all([add(own, ...rows), add(own, ...rows)])).flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "CREATED")).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === "UNCHANGED")).toHaveLength(50);
  });

  test("that is only tried is answered the same and stores nothing", async () => {
    const own = await anImporter();
    const known = aRow();
    await add(own, known);
    const rows = [known, aRow(), aRow({ origin: "Xqzwv" })];
    const { results } = await importObservations(own, { rows, validateOnly: true });
    expect(results.map(({ outcome }) => outcome)).toEqual(["UNCHANGED", "CREATED", "INVALID"]);
    expect((await summarizeObservations(own, {})).observations).toBe(1);
  });
});

describe("the carrier of a row", () => {
  const keyOf = async (by: Context, row: Partial<ObservationRow>) => {
    const sent = aRow({ carrierName: undefined, ...row });
    await add(by, sent);
    return (await stored(by, sent.key ?? ""))?.carrierKey;
  };

  test("is found by number, by the organization's own id, or by its exact name", async () => {
    const own = await anImporter();
    const dotNumber = aNumber();
    const carrier = { displayName: "Fletes Sierra Ñandú", dotNumber, externalId: "C-1" };
    const [imported] = (await importCarriers(own, { rows: [carrier] })).results;
    const id = imported?.carrierId;
    expect(id).toMatch(/^carrier_/);
    expect(await keyOf(own, { dotNumber: `USDOT ${dotNumber}`, carrierName: "Whatever" })).toBe(id);
    expect(await keyOf(own, { carrierExternalId: "C-1" })).toBe(id);
    expect(await keyOf(own, { carrierName: "FLETES SIERRA NANDU" })).toBe(id);
    expect(await keyOf(own, { carrierName: "Fletes Sierra" })).toBe("name:fletes sierra");
    const other = await anImporter();
    expect(await keyOf(other, { carrierName: "Fletes Sierra Ñandú" })).toBe("name:fletes sierra nandu");
    expect(await keyOf(other, { dotNumber })).toBe(id);
  });

  test("that nobody has on record is distinguished by its number, and all without any are one", async () => {
    const mcNumber = aNumber();
    expect(await keyOf(ctx, { mcNumber: `MC-${mcNumber}`, carrierName: "New" })).toBe(`mcNumber:${mcNumber}`);
    expect(await keyOf(ctx, { carrierExternalId: "C-404" })).toBe(`own:${ctx.organizationId}:C-404`);
    expect(await keyOf(ctx, {})).toBe("unknown");
  });

  test("is never guessed where its numbers are of different carriers", async () => {
    const [dotNumber, mcNumber] = [aNumber(), aNumber()];
    await importCarriers(ctx, {
      rows: [
        { displayName: "One", dotNumber },
        { displayName: "Two", mcNumber },
      ],
    });
    expect(codesOf(await add(ctx, aRow({ dotNumber, mcNumber })))).toEqual([
      ["INVALID", "carrierName different_carriers"],
    ]);
  });
});

test("what an organization has is reported as a whole, and says nothing of others", async () => {
  const own = await anImporter();
  expect(await summarizeObservations(own, {})).toEqual({ observations: 0, carriers: 0, lanes: 0, bySource: [] });
  await add(own, aRow(), aRow({ pickupDate: "2026-08-01", trailerCategory: "REEFER" }), aRow({ carrierName: "B" }));
  expect(await summarizeObservations(own, {})).toEqual({
    observations: 3,
    carriers: 2,
    lanes: 2,
    from: "2026-08-01",
    to: "2026-10-02",
    bySource: [{ source: "IMPORT", observations: 3 }],
  });
});

test("5,000 rows take as many statements as one", async () => {
  const counts = [];
  for (const size of [1, 5000]) {
    const own = await anImporter();
    const rows = Array.from({ length: size }, (_, at) => aRow({ carrierName: `Carrier ${at % 40}` }));
    counts.push(await countedStatements(() => add(own, ...rows)));
  }
  expect(counts[1]).toBe(counts[0]);
});
