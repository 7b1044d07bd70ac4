// What importing a table of loads costs: 5,000 rows that are only tried, new, and sent again, in calls as the page makes
// them, by a key and by a signed-in user.

import { quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { signedIn } from "./signed-in.mjs";
import { timedCalls } from "./timed-calls.mjs";

const rows = Number(process.env.BENCH_ROWS ?? 5000);
// As in `components/loads/import/import-run.ts`.
const rowsAtOnce = 250;

const from = ["Monterrey, NL", "Querétaro, QRO", "Saltillo, COAH", "León, GTO", "Apodaca, NL", "Puebla, PUE"];
const to = ["Dallas, TX", "Houston, TX", "Chicago, IL", "Atlanta, GA", "San Antonio, TX"];
const placeOf = (places, at) => (places[at % places.length] ?? "").split(", ");
const trailers = ["Reefer 53", "Caja seca 53", "Flatbed"];
const day = 86_400_000;
const dayIn = (days) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** A row as a spreadsheet of a broker has it; one of a hundred has a date that nobody can read. */
function row(key, at) {
  const [pickupCity, pickupState] = placeOf(from, at);
  const [deliveryCity, deliveryState] = placeOf(to, at * 7);
  return {
    externalId: `${key}-${at}`,
    status: "Available",
    customerName: `Customer ${at % 40}`,
    pickupName: `Planta ${at % 90}`,
    pickupCity,
    pickupState,
    pickupCountry: "MX",
    pickupFrom: at % 100 === 99 ? "some day" : `${dayIn(at % 30)} 08:00`,
    pickupInstructions: "Gate 4, with vest and helmet",
    deliveryCity,
    deliveryState,
    deliveryFrom: dayIn((at % 30) + 2),
    trailerTypes: trailers[at % trailers.length],
    commodityName: "Auto parts",
    weight: "41,000 lb",
    pieces: "24 tarimas",
    usMxBorderCrossing: "Laredo",
    maxBuy: `USD ${2000 + (at % 700)}`,
    customerRate: `USD ${2600 + (at % 700)}`,
    poNumber: `PO-${at}`,
  };
}

const bodies = (key, validateOnly) =>
  Array.from({ length: Math.ceil(rows / rowsAtOnce) }, (_, part) =>
    JSON.stringify({
      rows: Array.from({ length: Math.min(rowsAtOnce, rows - part * rowsAtOnce) }, (__, at) =>
        row(key, part * rowsAtOnce + at),
      ),
      validateOnly,
    }),
  );

const portal = await startPortal();
const callers = { key: { "api-key": portal.apiKey }, user: await signedIn(portal) };
const run = (headers, sent) =>
  timedCalls({
    url: portal.url,
    headers: { ...headers, "content-type": "application/json" },
    path: "/api/loads/import",
    connections: 1,
    bodies: sent,
  });

try {
  for (const [name, headers] of Object.entries(callers)) await run(headers, bodies(`W-${name}`, false).slice(0, 4)); // warm
  console.log(
    `\n${rows} rows, ${rowsAtOnce} a call\n| rows | s | rows/s | p50 ms | p95 ms |\n|---|---:|---:|---:|---:|`,
  );
  for (const [name, headers] of Object.entries(callers)) {
    const key = `B-${name}`;
    const cases = { "only tried": bodies(key, true), new: bodies(key, false), "sent again": bodies(key, false) };
    for (const [what, sent] of Object.entries(cases)) {
      const { seconds, milliseconds } = await run(headers, sent);
      const cells = [rows / seconds, quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)].map(Math.round);
      console.log(`| ${what}, by a ${name} | ${seconds.toFixed(1)} | ${cells.join(" | ")} |`);
    }
  }
} finally {
  await portal.stop();
}
