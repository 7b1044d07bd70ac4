// What the instances of one installation have in common: its secret, and the code with which an empty one is set up.
import crypto from "node:crypto";
import pg from "pg";

/** Said aloud by phone without mistakes: no letter or digit that looks like another. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * @param {string} secret
 * @param {string} purpose
 * @param {string} salt
 */
const derive = (secret, purpose, salt) => Buffer.from(crypto.hkdfSync("sha256", secret, salt, purpose, 32));

/**
 * @param {string} secret
 * @param {string} salt
 */
export const fingerprintOf = (secret, salt) => derive(secret, "fingerprint", salt).toString("base64url");

/** 40 bits, the same for every instance: derived, so that nobody reads it in the database. */
function setupCodeOf(secret, salt) {
  const signs = [...derive(secret, "setup code", salt).subarray(0, 8)].map((byte) => letters[byte % letters.length]);
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}

/** @param {string} connectionString */
async function readInstallation(connectionString, secret) {
  const salt = crypto.randomBytes(16).toString("base64url");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO installation ("id", "salt", "secretFingerprint", "createdAt") VALUES (1, $1, $2, now())
       ON CONFLICT DO NOTHING`,
      [salt, fingerprintOf(secret, salt)],
    );
    const { rows } = await client.query('SELECT "salt", "secretFingerprint" FROM installation');
    return rows[0];
  } finally {
    await client.end();
  }
}

/**
 * Makes this instance one of the installation's; the first one decides about the secret.
 * @param {string} url of its database
 * @param {string} secret
 * @returns {Promise<{ setupCode: string }>} the code for when it is empty
 */
export async function joinInstallation(url, secret) {
  const { salt, secretFingerprint } = await readInstallation(url, secret);
  if (secretFingerprint === fingerprintOf(secret, salt)) return { setupCode: setupCodeOf(secret, salt) };
  throw new Error(
    `BETTER_AUTH_SECRET is not the one that this database was used with. All instances need the same: with another one,
sessions would end at random, and webhooks, links and notifications could not be read. To change it on purpose, stop
all instances and run: PREVIOUS_AUTH_SECRET=… BETTER_AUTH_SECRET=… npm run secret:change`,
  );
}
