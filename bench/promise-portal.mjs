// A portal with its demo and a browser, and what the measurements of promises arrange there.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { startPortal } from "./servers.mjs";

export const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });

export async function call(path, body) {
  const headers = { "api-key": portal.apiKey, "content-type": "application/json" };
  const response = await fetch(`${portal.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A browser in which somebody with the role is signed in. */
export async function signedIn(role) {
  const context = await browser.newContext({ baseURL: portal.url });
  const { email, password } = portal.users.find((user) => user.role === role);
  const headers = { origin: portal.url };
  await context.request.post("/api/auth/sign-in/email", { data: { email, password }, headers });
  return context;
}

/** A page of the broker's that listens to live events. */
export async function livePage(path) {
  const context = await signedIn("BROKER");
  const page = await context.newPage();
  await page.goto(path);
  await page.locator("[data-live=live]").waitFor();
  return page;
}

export const stopAt = (type, city, state, countryCode) => ({ type, location: { place: { city, state, countryCode } } });

/** A load of its own that is offered to carriers, and one of them. */
export async function offer() {
  const externalId = `PROMISE-${Date.now()}`;
  const carrierName = `Autolíneas Halcón ${Date.now()}`;
  const stops = [stopAt("PICKUP", "Monterrey", "NL", "MX"), stopAt("DELIVERY", "Dallas", "TX", "US")];
  // Nobody's: each broker is notified of it.
  const { load } = await call("/loads/sync", { load: { externalId, status: "AVAILABLE", stops } });
  const { posting } = await call("/postings/open", { externalId });
  const dotNumber = String(10_000_000 + (Date.now() % 80_000_000));
  const rows = [{ displayName: carrierName, dotNumber, status: "ACTIVE", onboardingStatus: "ONBOARDED" }];
  const { results } = await call("/carriers/import", { rows });
  const carrier = { id: results[0].carrierId };
  const bid = async (dollars) => {
    const amount = { currencyCode: "USD", amount: dollars * 100 };
    return (await call("/bids/submit", { postingId: posting.id, carrier, amount })).bid.id;
  };
  const revoke = (bidId) => call("/bids/revoke", { bidId });
  return { externalId, carrierName, loadId: load.id, bid, revoke };
}

export const rounds = 22;
// The first ones also bring the code that shows what comes.
export const warmUps = 2;
// What changes time and again is read at most once a second; promised is how soon one change comes.
export const betweenMs = 1500;

/** Milliseconds from the answer to what `happen` asks until `isSeen`, by the clock of this process. */
export async function fromAnswer(happen, isSeen) {
  const took = [];
  for (let round = 0; round < rounds + warmUps; round++) {
    await sleep(betweenMs);
    const happened = await happen(round);
    const answeredAt = performance.now();
    await isSeen(happened);
    took.push(Math.round(performance.now() - answeredAt));
  }
  return took.slice(warmUps);
}

export async function end() {
  await browser.close();
  await portal.stop();
}
