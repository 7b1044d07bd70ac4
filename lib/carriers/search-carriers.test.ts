import { beforeAll, describe, expect, test } from "vitest";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { listConflicts } from "@/lib/carriers/resolve-conflict";
import type { SearchCarriersRequest } from "@/lib/carriers/schema/carrier";
import type { ImportRow } from "@/lib/carriers/schema/import";
import { listRelationships, searchCarriers } from "@/lib/carriers/search-carriers";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aBrokerage } from "@/lib/testing/a-sync";

let ours: Context;
let others: Context;
const [aguila, mesa, stranger] = [aNumber(), aNumber(), aNumber()];

const add = (ctx: Context, ...rows: ImportRow[]) => importCarriers(ctx, { rows });
const search = async (request: SearchCarriersRequest) => searchCarriers(ours, request);
const namesOf = async (request: SearchCarriersRequest) =>
  (await search(request)).items.map(({ displayName }) => displayName);

beforeAll(async () => {
  [{ broker: ours }, { broker: others }] = [await aBrokerage(), await aBrokerage()];
  await add(
    ours,
    { displayName: "Transportes Águila", dotNumber: aguila, externalId: "TMS/AG-1", status: "ACTIVE" },
    {
      displayName: "Lone Mesa Freight",
      mcNumber: mesa,
      scac: "ZLMF",
      status: "NEEDS_REVIEW",
      onboardingStatus: "ONBOARDED",
    },
    { displayName: "Blue Caliche", dotNumber: aNumber(), status: "DO_NOT_DISPATCH" },
    { displayName: "Luna Nueva", dotNumber: aNumber() },
  );
  await add(others, { displayName: "Transportes Stranger", mcNumber: stranger, externalId: "S-1", status: "ACTIVE" });
  await upsertRelationships(ours, { carrierRelationships: [{ carrier: { dotNumber: aguila, mcNumber: mesa } }] });
});

describe("a search", () => {
  test.each([
    ["aguila", ["Transportes Águila"]],
    ["ÁGUILA transportes", ["Transportes Águila"]],
    ["ag-1", ["Transportes Águila"]],
    ["zlmf", ["Lone Mesa Freight"]],
    ["%", []],
    ["transportes", ["Transportes Águila"]],
  ])("for %s finds, among the carriers the organization knows, %j", async (query, names) => {
    expect(await namesOf({ query })).toEqual(names);
  });

  test("for part of a number, or the whole however it is written, finds its carrier", async () => {
    expect(await namesOf({ query: aguila.slice(2) })).toContain("Transportes Águila");
    expect(await namesOf({ query: `USDOT 0${aguila}` })).toEqual(["Transportes Águila"]);
    expect(await namesOf({ query: `MC-${mesa}` })).toEqual(["Lone Mesa Freight"]);
  });

  test("for a whole number finds a carrier that only others know, by its identity alone", async () => {
    const { items, total } = await search({ query: `MC ${stranger}` });
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^carrier_/),
        displayName: "Transportes Stranger",
        mcNumber: stranger,
        profile: { contacts: [], certificates: [] },
        profileVersion: 0,
        meaning: {
          assignable: false,
          offersOnboardingLink: true,
          seesFreight: true,
          reason: "no_relationship",
          misses: [],
        },
        openConflicts: 0,
      },
    ]);
    expect(await namesOf({ query: stranger.slice(1) })).toEqual([]);
    expect(await namesOf({ query: "S-1" })).toEqual([]);
  });

  test.each([
    [{ status: ["NEEDS_REVIEW", "DO_NOT_DISPATCH"] }, ["Blue Caliche", "Lone Mesa Freight"]],
    [{ onboardingStatus: ["ONBOARDED"] }, ["Lone Mesa Freight"]],
    [{ relationship: "none" }, ["Luna Nueva"]],
    [{ conflicts: true }, ["Lone Mesa Freight", "Transportes Águila"]],
    [{ conflicts: false }, ["Blue Caliche", "Luna Nueva"]],
    [{ status: ["ACTIVE"], query: "mesa" }, []],
  ] satisfies [SearchCarriersRequest, string[]][])("by %j finds %j", async (filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
  });

  test("counts on its first page what fits its words, whatever the other filters", async () => {
    const counts = { needsReview: 1, active: 1, doNotDispatch: 1, notOnboarded: 2, noRelationship: 1 };
    expect(await search({ status: ["ACTIVE"] })).toMatchObject({ total: 1, counts });
    expect((await search({ query: "luna" })).counts).toMatchObject({ noRelationship: 1, active: 0 });
  });

  test("counts the open conflicts as their list has them, whatever it is for", async () => {
    const open = await listConflicts(ours, { resolved: false });
    expect(open.items).toMatchObject([{ carriers: [{}, {}] }]);
    expect((await search({})).counts?.conflicts).toBe(1);
    expect((await search({ query: "luna", status: ["ACTIVE"] })).counts?.conflicts).toBe(1);
    expect((await search({ query: "nobody at all" })).counts?.conflicts).toBe(1);
    expect((await searchCarriers(others, {})).counts?.conflicts).toBe(0);
  });

  test.each(["name", "-updatedAt", "waiting"] as const)("goes through its pages by %s once each", async (sort) => {
    const first = await search({ sort, limit: 3 });
    const second = await search({ sort, limit: 3, cursor: first.nextCursor ?? "" });
    expect(second).toEqual({ items: [expect.anything()], nextCursor: null });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    await expect(
      search({ sort: sort === "name" ? "waiting" : "name", cursor: first.nextCursor ?? "" }),
    ).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "cursor", code: "invalid_cursor" }] },
    });
  });

  test("shows the review queue with the one that waits longest first", async () => {
    const { broker } = await aBrokerage();
    const rows = ["Late", "Early", "Middle"].map((displayName) => ({ displayName, dotNumber: aNumber() }));
    for (const [hours, row] of [1, 3, 2].map((hours, index) => [hours, rows[index]] as const))
      await importCarriers(
        { ...broker, now: new Date(broker.now.getTime() - hours * 3_600_000) },
        { rows: [{ ...row, status: "NEEDS_REVIEW" }] },
      );
    const { items } = await searchCarriers(broker, { status: ["NEEDS_REVIEW"], sort: "waiting" });
    expect(items.map(({ displayName }) => displayName)).toEqual(["Early", "Middle", "Late"]);
  });
});

test("relationships are listed with their carriers, those of the organization alone", async () => {
  const { items } = await listRelationships(ours, {});
  expect(items.map(({ carrier }) => carrier.displayName).sort()).toEqual([
    "Blue Caliche",
    "Lone Mesa Freight",
    "Transportes Águila",
  ]);
  expect(await listRelationships(ours, { status: ["ACTIVE"], query: "aguila" })).toMatchObject({
    items: [{ relationship: { status: "ACTIVE", carrierExternalId: "TMS/AG-1" }, carrier: { dotNumber: aguila } }],
    nextCursor: null,
  });
  expect((await listRelationships(ours, { query: stranger })).items).toEqual([]);
});
