// How soon a key is refused once it is revoked.
import pg from "pg";
import { fromAnswer, portal, signedIn } from "./promise-portal.mjs";

/** The key is in use until the moment in which it is revoked, by a call of its own or while nobody is notified. */
export async function revokedToRefused({ before = async () => {}, after = () => {} } = {}) {
  const { request } = await signedIn("ADMIN");
  const post = async (path, data) =>
    (await request.post(`/api${path}`, { data, headers: { origin: portal.url } })).json();
  const isRefused = async (key) => {
    const headers = { "api-key": key, "content-type": "application/json" };
    const { status } = await fetch(`${portal.url}/api/loads/list`, { method: "POST", headers, body: '{"limit":1}' });
    return status === 401;
  };
  return fromAnswer(
    async (round) => {
      const { apiKey, secret } = await post("/api-keys/create", { name: `Promise ${round}`, scopes: ["loads:read"] });
      await isRefused(secret);
      await before();
      await post("/api-keys/revoke", { id: apiKey.id });
      return secret;
    },
    async (secret) => {
      while (!(await isRefused(secret)));
      after();
    },
  );
}

/** Nothing arrives on the connection that listens, and nothing says so. */
export async function revokedInSilence() {
  const database = new pg.Client({ connectionString: portal.databaseUrl });
  await database.connect();
  let frozen = [];
  const listening = "SELECT pid FROM pg_stat_activity WHERE application_name = 'portal listener'";
  const send = (signal) => frozen.forEach(({ pid }) => void process.kill(pid, signal));
  const took = await revokedToRefused({
    before: async () => {
      frozen = (await database.query(listening)).rows;
      send("SIGSTOP");
    },
    after: () => send("SIGCONT"),
  });
  await database.end();
  return took;
}
