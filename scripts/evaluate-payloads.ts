// npm run evaluate:payloads: how many real payloads are accepted, how many answered as they should be, and how many of
// their values have a typed field, by source. The last part is the table of docs/typed-values.md.
import { applyMigrations } from "./migrate.mjs";
import { startThrowAwayPostgres } from "./throw-away-postgres.mjs";

const server = await startThrowAwayPostgres();
process.env.DATABASE_URL = server.url;
process.env.LOG_LEVEL ??= "error";
await applyMigrations(server.url);
const { judgePayload, readPayloads } = await import("@/scripts/judge-payloads");
const { lineOf, readPayloadValues, refusedOf, shareOf, totalOf, trialsOf } = await import(
  "@/scripts/judge-payload-values"
);
const { db, pool } = await import("@/lib/server/db");

type Judged = Awaited<ReturnType<typeof judgePayload>> & { id: string };

const isAccepted = ({ answered }: Judged) => answered.status === 200;
const isAsExpected = (judged: Judged) => judged.isAsExpected;

function printCounts(source: string, judged: readonly Judged[]) {
  const [accepted, expected] = [isAccepted, isAsExpected].map((holds) => judged.filter(holds).length);
  console.log(`${source}: ${accepted}/${judged.length} accepted, ${expected}/${judged.length} as expected`);
}

function printMisses(judged: readonly Judged[]) {
  for (const one of judged.filter((one) => !one.isAsExpected)) {
    console.log(
      `  ${one.id}\n    expected ${JSON.stringify(one.expected)}\n    answered ${JSON.stringify(one.answered)}`,
    );
  }
}

const { payloads, probes } = readPayloads();
const bySource = new Map<string, Judged[]>();
for (const payload of [...payloads, ...probes]) {
  // The ids of one source begin alike: `edi-ruan`, `edi-qivori`.
  const source = payload.source ? (payload.id.split("-")[0] ?? "") : "probes of one field";
  const judged = { ...(await judgePayload(payload)), id: payload.id };
  bySource.set(source, [...(bySource.get(source) ?? []), judged]);
}
for (const [source, judged] of bySource) {
  printCounts(source, judged);
  printMisses(judged);
}
printCounts("all", [...bySource.values()].flat());

const { sources } = readPayloadValues();
for (const source of sources) {
  const refused = await refusedOf(trialsOf(source));
  if (refused.length > 0) console.log(`${source.source}: not taken ${JSON.stringify(refused)}`);
}
const shares = sources.map(shareOf);
console.log("source | payloads | values | with a field | share | not a portal's | share of the others");
for (const share of [...shares, totalOf(shares)]) console.log(lineOf(share).join(" | "));
await Promise.all([db.$disconnect(), pool.end()]);
await server.stop();
