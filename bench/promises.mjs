// What people and TMSs were promised in milliseconds, in one table: the median and what 95 of 100 take at most, beside
// the goal. On a machine with much else to do the figures say nothing.
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { median, quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";

const portal = await startPortal();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });

async function call(path, body) {
  const headers = { "api-key": portal.apiKey, "content-type": "application/json" };
  const response = await fetch(`${portal.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A page on which the broker is signed in, listening to live events. */
async function livePage(path) {
  const context = await browser.newContext({ baseURL: portal.url });
  const { email, password } = portal.users.find(({ role }) => role === "BROKER");
  const headers = { origin: portal.url };
  await context.request.post("/api/auth/sign-in/email", { data: { email, password }, headers });
  const page = await context.newPage();
  await page.goto(path);
  await page.locator("[data-live=live]").waitFor();
  return page;
}

const stop = (type, city, state, countryCode) => ({ type, location: { place: { city, state, countryCode } } });

/** A load of its own that is offered to carriers, and one of them. */
async function offer() {
  const externalId = `PROMISE-${Date.now()}`;
  const stops = [stop("PICKUP", "Monterrey", "NL", "MX"), stop("DELIVERY", "Dallas", "TX", "US")];
  const { load } = await call("/loads/sync", { load: { externalId, status: "AVAILABLE", stops } });
  const { posting } = await call("/postings/open", { externalId });
  const rows = [
    { displayName: "Autolíneas Halcón", dotNumber: "3141592", status: "ACTIVE", onboardingStatus: "ONBOARDED" },
  ];
  const { results } = await call("/carriers/import", { rows });
  return { loadId: load.id, postingId: posting.id, carrier: { id: results[0].carrierId } };
}

/** Collects when each line of the feed was painted. */
const notePaints = `
  window.paintedAt = {};
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      for (const item of document.querySelectorAll("[data-event]")) paintedAt[item.dataset.event] ??= Date.now();
    }),
  ).observe(document.body, { childList: true, subtree: true });
`;

/** Milliseconds from the commit of a bid event to its picture on an open feed. */
async function eventToPaint() {
  const { loadId, postingId, carrier } = await offer();
  const page = await livePage(`/bids?part=feed&load=${loadId}`);
  await page.evaluate(notePaints);
  const rounds = 22;
  for (let round = 0; round < rounds; round++) {
    const { bid } = await call("/bids/submit", {
      postingId,
      carrier,
      amount: { currencyCode: "USD", amount: 190_000 },
    });
    await call("/bids/revoke", { bidId: bid.id });
  }
  await page.waitForFunction(`Object.keys(paintedAt).length === ${2 * rounds}`);
  const paintedAt = await page.evaluate("paintedAt");
  // The first events also bring the code that shows them.
  const { items } = await call("/bid-events/list", { loadId, limit: 2 * rounds - 4 });
  return items.map(({ id, timestamp }) => paintedAt[id] - Date.parse(timestamp));
}

const promises = [
  { what: "a bid event, from its commit to its picture on an open feed", goal: 500, measure: eventToPaint },
];

try {
  console.log("\n| promise | median ms | p95 ms | goal | of |\n|---|---:|---:|---:|---:|");
  for (const { what, goal, measure } of promises) {
    const values = await measure();
    console.log(`| ${what} | ${median(values)} | ${quantile(values, 0.95)} | ${goal} | ${values.length} |`);
  }
} finally {
  await browser.close();
  await portal.stop();
}
