import type { APIRequestContext, Page } from "@playwright/test";
import { demo } from "../demo";

const dayMilliseconds = 86_400_000;
const [weeks, pricesAWeek, carriers] = [12, 6, 8];

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(`/api${path}`, { data, headers: { "api-key": demo.apiKey } });
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** A lane in a currency the demo's lanes of flatbeds have not, paid often enough by carriers enough. */
export const paidLane = { from: "Winnipeg, MB", to: "Regina, SK", trailer: "FLATBED", currency: "CAD" };

/** Stores what was paid on that lane in each of the last weeks, about CAD 1,200. Once more changes nothing. */
export async function payTheLane(request: APIRequestContext) {
  const today = Date.now();
  const rows = Array.from({ length: weeks * pricesAWeek }, (_, at) => ({
    key: `e2e-paid-lane-${at}`,
    origin: paidLane.from,
    destination: paidLane.to,
    trailerCategory: paidLane.trailer,
    routeMiles: 370,
    pickupDate: new Date(today - at * 1.15 * dayMilliseconds).toISOString().slice(0, 10),
    amount: { currencyCode: paidLane.currency, amount: 110_000 + (at % 11) * 2000 },
    carrierName: `Prairie Carrier ${at % carriers}`,
  }));
  await post(request, "/rate-observations/import", { rows });
}

type Lane = { from: string; to: string; trailer: string; miles?: string; currency?: string };

// A lane is the same question when its miles are, to the tenth.
const tenths = 95_000;

// Each worker has a part of its own, begins it somewhere and goes on from there: no two tests ask the same.
const workersMax = 40;
const part = Math.floor(tenths / workersMax);
let next = (Number(process.env.TEST_WORKER_INDEX ?? 0) % workersMax) * part + Math.floor((Math.random() * part) / 2);

/** Miles for so many lanes that nobody asked about. */
export function ownMilesFor(count: number) {
  const first = next;
  next += count;
  return Array.from({ length: count }, (_, at) => (300 + (first + at) / 10).toFixed(1));
}
export const ownMiles = () => ownMilesFor(1)[0] ?? "";

/** The address of lanes on the rates page. */
export function ratesPath(...lanes: Lane[]) {
  const address = new URLSearchParams();
  for (const { from, to, trailer, miles } of lanes) {
    for (const [name, value] of Object.entries({ from, to, trailer, miles: miles ?? "" })) address.append(name, value);
  }
  if (lanes[0]?.currency) address.set("currency", lanes[0].currency);
  return `/rates?${address}`;
}

const stop = (type: string, address: string) => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING", address } },
});

/** Looks lanes up as a TMS does, so that the page has their answers in store. */
export async function lookUp(request: APIRequestContext, ...lanes: Lane[]) {
  const requests = lanes.map(({ from, to, trailer, miles }) => ({
    stops: [stop("PICKUP", from), stop("DELIVERY", to)],
    trailerRequirements: { allowedTypes: [trailer] },
    ...(miles && { routeMiles: Number(miles) }),
  }));
  await post(request, "/rates/history", { requests, currency: lanes[0]?.currency ?? "USD" });
  return ratesPath(...lanes);
}

/** The look-ups that a page pays for, by their idempotency keys. */
export function paidCallsOf(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/rates/history")) keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}
