import pg from "pg";
import { signedIn } from "./signed-in.mjs";

/**
 * A key of an organization that has nothing else: made by the admin, then handed over.
 * @param {{ url: string, databaseUrl: string, users: { email: string, password: string, role: string }[] }} portal
 * @returns {Promise<string>}
 */
export async function keyOfAnotherOrganization(portal) {
  const headers = {
    ...(await signedIn(portal, "ADMIN")),
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
  };
  const body = JSON.stringify({ name: "Another organization" });
  const made = await (await fetch(`${portal.url}/api/api-keys/create`, { method: "POST", headers, body })).json();
  const sql = new pg.Client({ connectionString: portal.databaseUrl });
  await sql.connect();
  await sql.query(
    `INSERT INTO organization (id, name, slug, "createdAt") VALUES ('org_other', 'Other', 'other', now())`,
  );
  await sql.query(`UPDATE api_key SET "organizationId" = 'org_other' WHERE id = $1`, [made.apiKey.id]);
  await sql.end();
  return made.secret;
}
