import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { importObservations } from "@/lib/rates/import-observations";
import { db } from "@/lib/server/db";
import { anOrganization } from "@/lib/testing/an-organization";

async function rebuild() {
  const command = ["--import", "tsx", path.resolve("scripts/rebuild-rates.mjs")];
  const child = spawn(process.execPath, command, { env: process.env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  return { code, printed };
}

test("summaries that were lost are made anew from the prices, the same as they were", async () => {
  const { ctx, organizationId } = await anOrganization();
  const rows = Array.from({ length: 40 }, (_, at) => ({
    origin: "MTY",
    destination: "DAL",
    trailerCategory: "DRY_VAN",
    pickupDate: ctx.now.toISOString().slice(0, 10),
    amount: { currencyCode: "USD", amount: 180_000 + at * 1000 },
    carrierName: `Carrier ${at % 7}`,
  }));
  await importObservations(ctx, { rows });
  const own = { where: { owner: organizationId }, orderBy: { series: "asc" } } as const;
  const before = await db.rateSummary.findMany(own);
  expect(before.length).toBeGreaterThan(0);
  await db.rateSummary.deleteMany({ where: { owner: organizationId } });
  const { code, printed } = await rebuild();
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(/^[\d,]+ prices, [\d,]+ summaries of \d+ quarters, [\d.]+ s\n$/),
  ]);
  expect(await db.rateSummary.findMany(own)).toEqual(before);
});
