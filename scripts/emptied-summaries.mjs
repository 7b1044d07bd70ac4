// The weekly summaries of rates after a migration that emptied them, because they are made otherwise from then on.
import path from "node:path";
import pg from "pg";

const script = path.resolve(import.meta.dirname, "rebuild-rates.mjs");

/**
 * Whether there are prices and none of their summaries.
 * @param {string} connectionString
 * @returns {Promise<boolean>}
 */
export async function lacksSummaries(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM rate_observation) AND NOT EXISTS (SELECT FROM rate_summary) AS lacking`,
  );
  await client.end();
  return rows[0].lacking;
}

/** The command that makes them, with DATABASE_URL in its environment. */
export const rebuildCommand = [process.execPath, "--import", "tsx", script];
