import { beforeAll, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let tms: Context;

beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

const path = "load.stops[0].appointment";
const places = {
  "El Paso": { city: "El Paso", state: "TX", countryCode: "US" },
  Dallas: { city: "Dallas", state: "TX", countryCode: "US" },
  Juárez: { city: "Ciudad Juárez", state: "CHIH", countryCode: "MX" },
  Monterrey: { city: "Monterrey", state: "NL", countryCode: "MX" },
};

/** What a sync makes of an appointment there: its times, and what it says of them. */
async function read(city: keyof typeof places, times: { start?: unknown; end?: unknown }) {
  const stop = { type: "PICKUP" as const, location: { place: places[city] }, appointment: times };
  const load = { ...aNewKey(), stops: [stop, { type: "DELIVERY" as const }] };
  const request = readRequest(SyncLoadRequest, { load });
  if (!request.ok) return { codes: [], said: "", issues: request.issues };
  const answer = await sync(tms, request.value.load);
  const warnings = [...request.warnings, ...(answer.warnings ?? [])].filter(({ path: at = "" }) => at.startsWith(path));
  return {
    ...answer.load.stops[0]?.appointment,
    issues: [],
    codes: warnings.map(({ code }) => code),
    said: warnings.map(({ message }) => message).join(" "),
  };
}

test.each([
  ["El Paso", "2027-03-14T02:30", "2027-03-14T09:30:00.000Z", "local_time_skipped"],
  ["Juárez", "2027-03-14T02:30", "2027-03-14T09:30:00.000Z", "local_time_skipped"],
  ["El Paso", "2027-11-07T01:30", "2027-11-07T07:30:00.000Z", "local_time_twice"],
] as const)("in %s %s is taken as %s, and it is said why: %s", async (city, start, at, code) => {
  const answer = await read(city, { start });
  expect(answer).toMatchObject({ start: at, codes: [code] });
  expect(answer.said).toContain(at);
});

test.each([
  ["El Paso", "2027-03-14T01:59", "2027-03-14T08:59:00.000Z"],
  ["El Paso", "2027-03-14T03:00", "2027-03-14T09:00:00.000Z"],
  ["El Paso", "2027-11-07T00:59", "2027-11-07T06:59:00.000Z"],
  ["El Paso", "2027-11-07T02:00", "2027-11-07T09:00:00.000Z"],
  ["El Paso", "2027-03-14T02:30-07:00", "2027-03-14T09:30:00.000Z"],
  ["Monterrey", "2027-03-14T02:30", "2027-03-14T08:30:00.000Z"],
] as const)("in %s %s is %s without a word", async (city, start, at) => {
  expect(await read(city, { start })).toMatchObject({ start: at, codes: [] });
});

test.each([
  ["Dallas", "2027-03-14T24:00", "2027-03-15T05:00:00.000Z", "alias_read"],
  ["Dallas", "2027-12-31 24:00:00", "2028-01-01T06:00:00.000Z", "alias_read"],
  ["Dallas", "2027-12-31T24:00-06:00", "2028-01-01T06:00:00.000Z", "alias_read"],
  ["Monterrey", 1_799_740_800_000, "2027-01-12T08:00:00.000Z", "alias_read"],
  ["Monterrey", "1799740800000", "2027-01-12T08:00:00.000Z", "alias_read"],
  ["Monterrey", "/Date(1799740800000)/", "2027-01-12T08:00:00.000Z", "alias_read"],
  ["Monterrey", "/Date(1799740800000-0600)/", "2027-01-12T08:00:00.000Z", "alias_read"],
  ["Monterrey", "2027-01-12 08:00", "2027-01-12T14:00:00.000Z", "date_read"],
] as const)("in %s %j is read as %s, with %s", async (city, start, at, code) => {
  expect(await read(city, { start })).toMatchObject({ start: at, codes: [code] });
});

test.each([202701120800, "2027011208", "2027-02-30T24:00", "2027-01-12T25:00", "24:00"])(
  "%j is no time",
  async (start) => {
    expect(await read("Dallas", { start })).toMatchObject({ issues: [{ code: "invalid_timestamp" }] });
  },
);

test.each([
  ["01/11/2027", "may be 2027-01-11 or 2027-11-01"],
  ["5/5/2027", "may be 2027-05-05."],
  ["31/12/2027 08:00", "may be 2027-12-31."],
])("%s is refused, and the message says which days it may be", async (start, why) => {
  const { issues } = await read("Dallas", { start });
  expect(issues[0]?.message).toContain(why);
});

test("a window over midnight that was written with one day asks for the next", async () => {
  const night = await read("Monterrey", { start: "2027-01-11T22:00", end: "2027-01-11T02:00" });
  expect(night.codes).toEqual(["range_reversed"]);
  expect(night.said).toContain("Does it end the next day, 2027-01-12T08:00:00.000Z?");
  const days = await read("Monterrey", { start: "2027-01-11T22:00", end: "2027-01-09T22:00" });
  expect(days).toMatchObject({ codes: ["range_reversed"], said: "The appointment ends before it starts." });
});
