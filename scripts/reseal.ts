import pg from "pg";
import { sealedBy } from "@/lib/server/sealed-text";
import { fingerprintOf } from "./installation.mjs";

/** Where sealed texts are. Of the kept answers only those with a secret are sealed: the others are JSON. */
const sealedTexts = [
  { table: "webhook", column: "secret", key: ["organizationId"] },
  { table: "webhook", column: "previousSecret", key: ["organizationId"] },
  { table: "vapid_key", column: "privateKey", key: ["id"] },
  { table: "outgoing_message", column: "content", key: ["organizationId", "id"] },
  { table: "idempotency_record", column: "body", key: ["organizationId", "key"], where: `AND "body" !~ '^[{[]'` },
];

type Secrets = { previous: string; next: string };
type Place = (typeof sealedTexts)[number];

async function reseal(client: pg.Client, { table, column, key, where = "" }: Place, { previous, next }: Secrets) {
  const keys = key.map((name) => `"${name}"`).join(", ");
  const { rows } = await client.query(`SELECT ${keys}, "${column}" AS "sealed" FROM ${table}
    WHERE "${column}" > '' ${where} FOR UPDATE`);
  const [{ unseal }, { seal }] = [sealedBy(previous), sealedBy(next)];
  const same = key.map((name, at) => `"${name}" = $${at + 2}`).join(" AND ");
  for (const row of rows) {
    const values = [seal(unseal(row.sealed)), ...key.map((name) => row[name])];
    await client.query(`UPDATE ${table} SET "${column}" = $1 WHERE ${same}`, values);
  }
  return rows.length;
}

/**
 * Seals everything anew with another secret, which the installation has from then on: all of it, or nothing.
 * @returns how many texts were sealed anew
 */
export async function changeSecret(connectionString: string, secrets: Secrets) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query('SELECT "salt", "secretFingerprint" FROM installation FOR UPDATE');
    const [installation] = rows;
    if (!installation) throw new Error("No portal has started on this database yet.");
    if (installation.secretFingerprint !== fingerprintOf(secrets.previous, installation.salt))
      throw new Error("PREVIOUS_AUTH_SECRET is not the one that this database was used with.");
    let count = 0;
    for (const place of sealedTexts) count += await reseal(client, place, secrets);
    const fingerprint = fingerprintOf(secrets.next, installation.salt);
    await client.query('UPDATE installation SET "secretFingerprint" = $1', [fingerprint]);
    await client.query("DELETE FROM session");
    await client.query("COMMIT");
    return count;
  } finally {
    await client.end();
  }
}
