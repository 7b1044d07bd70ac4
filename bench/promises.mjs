// What people and TMSs were promised in milliseconds, in one table: the median and what 95 of 100 take at most, beside
// the goal. On a machine with much else to do the figures say nothing.
import { setTimeout as sleep } from "node:timers/promises";
import { heldTogether } from "./promise-bulk.mjs";
import { revokedInSilence, revokedToRefused } from "./promise-keys.mjs";
import { betweenMs, call, end, fromAnswer, livePage, offer, portal, rounds, warmUps } from "./promise-portal.mjs";
import { median, quantile } from "./quantile.mjs";

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
  const { loadId, bid, revoke } = await offer();
  const page = await livePage(`/bids?part=feed&load=${loadId}`);
  await page.evaluate(notePaints);
  for (let round = 0; round < rounds; round++) await revoke(await bid(1900));
  await page.waitForFunction(`Object.keys(paintedAt).length === ${2 * rounds}`);
  const paintedAt = await page.evaluate("paintedAt");
  const { items } = await call("/bid-events/list", { loadId, limit: 2 * (rounds - warmUps) });
  return items.map(({ id, timestamp }) => paintedAt[id] - Date.parse(timestamp));
}

/** Milliseconds from the commit of a bid event to its arrival on the API's stream. */
async function eventToStream() {
  const { loadId, bid, revoke } = await offer();
  const leaving = new AbortController();
  const { body } = await fetch(`${portal.url}/api/bid-events/stream`, {
    headers: { "api-key": portal.apiKey },
    signal: leaving.signal,
  });
  const arrivedAt = {};
  const read = async () => {
    for await (const part of body ?? [])
      for (const [, id] of new TextDecoder().decode(part).matchAll(/"(evt_[\w-]+)"/g)) arrivedAt[id] ??= Date.now();
  };
  const reading = read().catch(() => undefined);
  for (let round = 0; round < rounds; round++) await revoke(await bid(1900));
  const { items } = await call("/bid-events/list", { loadId, limit: 2 * (rounds - warmUps) });
  while (items.some(({ id }) => !(id in arrivedAt))) await sleep(5);
  leaving.abort();
  await reading;
  return items.map(({ id, timestamp }) => arrivedAt[id] - Date.parse(timestamp));
}

async function syncToLoad() {
  const { externalId, loadId } = await offer();
  const page = await livePage(`/loads/${loadId}`);
  return fromAnswer(
    (round) => rename(externalId, round),
    (name) => page.getByRole("heading", { level: 1 }).getByText(name).waitFor(),
  );
}

async function syncToList() {
  const { externalId } = await offer();
  const page = await livePage(`/loads?search=${externalId}`);
  return fromAnswer(
    (round) => rename(externalId, round),
    (name) => page.getByRole("link", { name }).first().waitFor(),
  );
}

async function rename(externalId, round) {
  const externalDisplayId = `${externalId}-${round}`;
  await call("/loads/sync", { load: { externalId, externalDisplayId } });
  return externalDisplayId;
}

async function bidToToday() {
  const { carrierName, bid, revoke } = await offer();
  const page = await livePage("/?scope=all");
  const item = page.getByRole("listitem").filter({ hasText: carrierName });
  let last;
  return fromAnswer(
    async () => {
      if (last) await revoke(last);
      await item.waitFor({ state: "detached" });
      await sleep(betweenMs);
      last = await bid(1900);
    },
    () => item.waitFor(),
  );
}

async function bidToBell() {
  const { externalId, bid, revoke } = await offer();
  const page = await livePage("/settings/notifications");
  await page.locator("[data-bell]").click();
  const rows = page.getByRole("dialog", { name: "Notifications" }).getByRole("link").filter({ hasText: externalId });
  let last;
  return fromAnswer(
    async (round) => {
      if (last) await revoke(last);
      await sleep(betweenMs);
      last = await bid(1900 + round);
      return rows.filter({ hasText: `USD ${(1900 + round).toLocaleString("en-US")}` });
    },
    (row) => row.waitFor(),
  );
}

/** A question stands on the broker's page when somebody else answers the bid. */
async function answerToQuestion() {
  const { bid } = await offer();
  const page = await livePage("/bids");
  return fromAnswer(
    async (round) => {
      const id = await bid(1900 + round);
      await page.goto(`/bids?bid=${id}`);
      await page.locator("[data-live=live]").waitFor();
      await page.keyboard.press("a");
      await page.getByRole("dialog", { name: /^Accept/ }).waitFor();
      await call("/bids/reject", { bidId: id });
    },
    () => page.getByRole("dialog", { name: "This bid was just answered" }).waitFor(),
  );
}

const promises = [
  { what: "a bid event, from its commit to its picture on an open feed", goal: 500, measure: eventToPaint },
  { what: "a bid event, from its commit to the API's stream", goal: 500, measure: eventToStream },
  { what: "a sync, from its answer to the open load", goal: 1000, measure: syncToLoad },
  { what: "a sync, from its answer to the open list", goal: 1000, measure: syncToList },
  { what: "a bid, from its answer to Today", goal: 1000, measure: bidToToday },
  { what: "a bid, from its answer to the open bell", goal: 1000, measure: bidToBell },
  { what: "a colleague's answer, from its own to an open question", goal: 1000, measure: answerToQuestion },
  { what: "717 loads put on hold together, from the press to the closed dialog", goal: 3000, measure: heldTogether },
  { what: "a revoked key, from the answer until it is refused", goal: 1000, measure: revokedToRefused },
  { what: "the same while its connection for notifications is frozen", goal: 1000, measure: revokedInSilence },
];

try {
  console.log("\n| promise | median ms | p95 ms | goal | of |\n|---|---:|---:|---:|---:|");
  for (const { what, goal, measure } of promises) {
    const values = await measure();
    console.log(`| ${what} | ${median(values)} | ${quantile(values, 0.95)} | ${goal} | ${values.length} |`);
  }
} finally {
  await end();
}
