import { beforeAll, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { exportLoads } from "@/lib/loads/export-loads";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import type { ListLoadsRequest } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

const stop = (city: string, state: string, countryCode: string, start?: string) =>
  ({
    type: "PICKUP",
    location: { place: { type: "CITY", city, state, countryCode } },
    ...(start && { appointment: { type: "SCHEDULED" as const, start } }),
  }) as const;
const monterrey = stop("MONTERREY", "N.L.", "MX", "2026-12-01T08:00:00-06:00");
const apodaca = stop("Apodaca", "NLE", "MX");
const laredo = stop("Laredo", "TX", "US");
const dallas = stop("Dallas", "Texas", "US");

let tms: Context;
const found = async (filter: ListLoadsRequest) =>
  (await listLoads(tms, { ...filter, sort: "displayId" })).items.map(({ externalId }) => externalId);

beforeAll(async () => {
  ({ tms } = await aBrokerage());
  const { tms: other } = await aBrokerage();
  await sync(tms, {
    externalId: "A",
    stops: [monterrey, dallas],
    externalCustomerId: "C-1",
    customerName: "Aceros Peña",
  });
  await sync(tms, { externalId: "B", stops: [apodaca, laredo], customerName: "ACEROS PEN\u0303A" });
  await sync(tms, { externalId: "C", stops: [laredo, monterrey], customerName: "Aceros Peña del Norte" });
  await sync(tms, { externalId: "D", status: "CANCELLED" });
  await sync(tms, { externalId: "E", externalCustomerId: "C-10", commodities: [{ name: "Pipes for Norte" }] });
  await sync(other, { externalId: "OTHER", stops: [monterrey, dallas], customerName: "Aceros Peña" });
});

test.each<[string, ListLoadsRequest, string[]]>([
  ["its origin, a town", { origin: { place: "Mty, NL" } }, ["A"]],
  ["its origin, a state", { origin: { place: "Nuevo León" } }, ["A", "B"]],
  ["its origin, a country", { origin: { place: "US" } }, ["C"]],
  ["its origin and what is around it", { origin: { place: "Monterrey", withinMiles: 25 } }, ["A", "B"]],
  ["its destination, a town", { destination: { place: "dallas" } }, ["A"]],
  ["its destination, a state", { destination: { place: "TX" } }, ["A", "B"]],
  ["its destination and what is around it", { destination: { place: "San Antonio, TX", withinMiles: 160 } }, ["B"]],
  ["both ends", { origin: { place: "MX" }, destination: { place: "Laredo, TX" } }, ["B"]],
  ["a place where none is", { origin: { place: "Toronto" } }, []],
  ["words in no place", { origin: { place: "%" } }, []],
  ["its customer's id, and not by the beginning of a longer one", { customer: "C-1" }, ["A"]],
  ["its customer's name, without accents and case", { customer: "aceros peña" }, ["A", "B", "C"]],
  ["a part of its customer's name", { customer: "norte" }, ["C"]],
  ["a part of its customer's id", { customer: "c-" }, ["A", "E"]],
  ["a customer of signs", { customer: "%'_\\" }, []],
  ["no pickup time", { hasPickupTime: false }, ["B", "C", "D", "E"]],
  ["a pickup time", { hasPickupTime: true }, ["A"]],
])("loads are found by %s", async (_, filter, externalIds) => {
  expect(await found(filter)).toEqual(externalIds);
  const { items } = await countLoadsInStatuses(tms, filter);
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(externalIds.length);
  expect((await exportLoads(tms, filter)).items).toHaveLength(externalIds.length);
});

test("miles around what is no known town are refused, by the names of all such fields", async () => {
  const nowhere = { place: "Atlantis", withinMiles: 50 };
  const refusal = listLoads(tms, { origin: nowhere, destination: nowhere });
  await expect(refusal).rejects.toBeInstanceOf(AppError);
  await expect(refusal).rejects.toMatchObject({
    code: "invalid_request",
    details: {
      issues: [
        { path: "origin.place", code: "town_not_found" },
        { path: "destination.place", code: "town_not_found" },
      ],
    },
  });
});
