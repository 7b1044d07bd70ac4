import pg from "pg";

/**
 * The loads of the demo again and again, each with ids, a purchase order, a pickup and an amount of its own. One in
 * fifty is as open as that of the demo, those that changed last; all before them are done, as with years of freight.
 */
export async function fillWithLoads(databaseUrl, loads) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'load' ORDER BY ordinal_position`,
  );
  const id = `'B-' || (100000 + n)`;
  const made = {
    id: `'load_b' || n`,
    externalId: id,
    displayId: id,
    status: `CASE WHEN n > $1::int / 50 AND l."status" <> 'CANCELLED' THEN 'COMPLETED' ELSE l."status" END`,
    updatedAt: `now() - n * interval '37 seconds'`,
    pickupAt: `CASE WHEN l."pickupAt" IS NOT NULL THEN now() + interval '3 days' - n * interval '37 seconds' END`,
    maxBuyAmount: `l."maxBuyAmount" + n % 1000 * 100`,
    searchText: `lower(${id}) || ' po-' || (700000 + n * 7) || ' ' || l."searchText"`,
  };
  const names = rows.map(({ name }) => `"${name}"`).join(", ");
  const values = rows.map(({ name }) => made[name] ?? `l."${name}"`).join(", ");
  await client.query(
    `WITH l AS (SELECT *, row_number() OVER () - 1 AS "at", count(*) OVER () AS "of" FROM "load")
     INSERT INTO "load" (${names}) SELECT ${values} FROM generate_series(1, $1::int) AS n JOIN l ON l."at" = n % l."of"`,
    [loads],
  );
  await client.query(`VACUUM ANALYZE "load"`);
  await client.end();
}
