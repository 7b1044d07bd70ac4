import { execFileSync } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { importObservations } from "@/lib/rates/import-observations";
import { db } from "@/lib/server/db";
import { anOrganization } from "@/lib/testing/an-organization";
import { lacksSummaries } from "./emptied-summaries.mjs";
import { applyMigrations, pendingSql } from "./migrate.mjs";

async function aMigratedDatabase() {
  const name = `migrated_${Math.random().toString(36).slice(2)}`;
  const server = new pg.Client(inject("serverUrl"));
  await server.connect();
  await server.query(`CREATE DATABASE ${name} TEMPLATE template`);
  await server.end();
  return Object.assign(new URL(inject("serverUrl")), { pathname: `/${name}` }).href;
}

test("the migrations lead to exactly the schema", async () => {
  expect(await pendingSql(inject("serverUrl"))).toBe("");
});

test("migrating a migrated database changes nothing", async () => {
  expect(await applyMigrations(await aMigratedDatabase())).toEqual({ applied: [], edited: [] });
});

test("a migration that differs from what the database applied is named", async () => {
  const url = await aMigratedDatabase();
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `UPDATE _prisma_migrations SET checksum = 'another'
     WHERE migration_name = (SELECT min(migration_name) FROM _prisma_migrations) RETURNING migration_name`,
  );
  await client.end();
  expect(await applyMigrations(url)).toEqual({ applied: [], edited: [rows[0].migration_name] });
});

test("summaries of rates that a migration emptied are made anew by whoever migrates", async () => {
  const { ctx, organizationId } = await anOrganization();
  const rows = [{ origin: "LRD", destination: "NLD", trailerCategory: "DRY_VAN", pickupDate: "2026-11-18" }];
  await importObservations(ctx, {
    rows: rows.map((row) => ({ ...row, amount: { currencyCode: "USD", amount: 26_000 }, carrierName: "Carrier" })),
  });
  const summaries = () => db.rateSummary.count({ where: { owner: organizationId } });
  const before = await summaries();
  await db.rateSummary.deleteMany();
  const url = process.env.DATABASE_URL ?? "";
  expect([before, await lacksSummaries(url)]).toEqual([3, true]);
  execFileSync(process.execPath, [path.resolve("scripts/migrate.mjs")]);
  expect([await summaries(), await lacksSummaries(url)]).toEqual([before, false]);
});
