import { beforeAll, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let tms: Context;

beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

const monterrey = { city: "Monterrey", state: "NL", countryCode: "MX" };

/** A load that is picked up in Monterrey, whose zone is given like this. */
const loadIn = (timezone: string, rest: object = { appointment: { start: "2027-07-12T08:00" } }) => ({
  ...aNewKey(),
  stops: [
    { type: "PICKUP" as const, location: { place: monterrey, timezone }, ...rest },
    { type: "DELIVERY" as const },
  ],
});

/** What is stored of it, and the codes of all that is said. */
async function read(timezone: string, rest?: object) {
  const request = readRequest(SyncLoadRequest, { load: loadIn(timezone, rest) });
  if (!request.ok) throw new Error(JSON.stringify(request.issues));
  const { load, warnings = [] } = await sync(tms, request.value.load);
  const codes = [...request.warnings, ...warnings].map(
    ({ code, path }) => `${code} ${path?.slice("load.stops[0].".length)}`,
  );
  return { zone: load.stops[0]?.location?.timezone, start: load.stops[0]?.appointment?.start, codes };
}

const said = "location.timezone";

test.each([
  ["CST6CDT", "America/Chicago", "2027-07-12T13:00:00.000Z", [`alias_read ${said}`, `place_contradicts ${said}`]],
  ["Etc/GMT+6", "Etc/GMT+6", "2027-07-12T14:00:00.000Z", [`timezone_without_city ${said}`]],
  ["UTC-06:00", "America/Monterrey", "2027-07-12T14:00:00.000Z", [`alias_read ${said}`]],
  ["GMT-6", "America/Monterrey", "2027-07-12T14:00:00.000Z", [`alias_read ${said}`]],
  ["-05:00", "America/Monterrey", "2027-07-12T13:00:00.000Z", [`alias_read ${said}`]],
  ["America/Mexico City", "America/Mexico_City", "2027-07-12T14:00:00.000Z", [`alias_read ${said}`]],
  ["america/monterrey", "america/monterrey", "2027-07-12T14:00:00.000Z", []],
])("%s is %s", async (sent, zone, start, codes) => {
  expect(await read(sent, undefined)).toEqual({ zone, start, codes });
});

test("an offset as a zone holds for the times that have none, however they are written", async () => {
  const appointment = { start: "2027-07-12 08:00", end: "2027-07-12T10:00:00-07:00" };
  const { load } = await sync(tms, loadIn("UTC-5", { appointment, arrivedAt: "2027-07-12T08:10" }));
  expect(load.stops[0]).toMatchObject({
    appointment: { start: "2027-07-12T13:00:00.000Z", end: "2027-07-12T17:00:00.000Z" },
    arrivedAt: "2027-07-12T13:10:00.000Z",
  });
});

test.each([
  ["America/Monterey", "America/Monterrey"],
  ["Americas/Chicago", "America/Chicago"],
])("%s is refused, and %s proposed", (timezone, meant) => {
  expect(readRequest(SyncLoadRequest, { load: loadIn(timezone) })).toMatchObject({
    ok: false,
    issues: [{ path: `load.stops[0].${said}`, code: "invalid_timezone", didYouMean: [meant] }],
  });
});
