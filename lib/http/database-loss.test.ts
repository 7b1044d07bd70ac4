import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { aStoppableDatabase } from "@/lib/testing/a-stoppable-database";
import { writeEvents } from "@/lib/testing/a-stream";
import { startApp } from "@/lib/testing/an-app";
import { until } from "@/lib/testing/until";

const json = { "content-type": "application/json" };
const setUp = { code: "a code", organizationName: "Test Freight", name: "Ana", email: "ana@example.test" };
const password = "correct horse battery";

type Headers = Record<string, string>;

/** An installation of its own, with the headers of its admin and of a key. */
async function anInstallation(url: string) {
  const { origin } = await startApp({ DATABASE_URL: url, SETUP_CODE: setUp.code, RATE_LIMIT_PER_MINUTE: "1000000" });
  const post = (path: string, headers: Headers, body: object) =>
    fetch(`${origin}/api${path}`, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const signIn = () => post("/auth/sign-in/email", { origin }, { email: setUp.email, password });
  await post("/setup", {}, { ...setUp, password });
  const cookie = (await signIn()).headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const session = { cookie, "sec-fetch-site": "same-origin" };
  const scopes = ["loads:read", "loads:write", "bids:read"];
  const { secret } = await (await post("/api-keys/create", session, { name: "TMS", scopes })).json();
  const ready = async () => (await fetch(`${origin}/api/health/ready`)).status;
  return { origin, post, signIn, session, key: { "api-key": secret }, ready };
}
type Installation = Awaited<ReturnType<typeof anInstallation>>;

/** What is asked again and again, by name. */
const questions = ({ origin, post, signIn, session, key }: Installation) => ({
  list: () => post("/loads/list", key, {}),
  "list by session": () => post("/loads/list", session, {}),
  session: () => fetch(`${origin}/api/auth/get-session`, { headers: session }),
  "sign in": signIn,
  stream: async () => {
    const stream = await fetch(`${origin}/api/bid-events/stream`, { headers: key });
    if (!stream.ok) return stream;
    await stream.body?.cancel();
    return new Response("opened");
  },
});
// The library lets an address sign in a hundred times in ten minutes.
const timesMax: Record<string, number> = { "sign in": 80 };

/** Asks and writes, several at a time, until `stop` is called. */
function hammer(app: Installation) {
  const acknowledged: string[] = [];
  const unexpected: string[] = [];
  const seen = { well: 0, unavailable: 0 };
  let goesOn = true;
  const judge = async (name: string, answer: Response) => {
    const text = await answer.text();
    if (answer.ok) seen.well++;
    else if (answer.status === 503 && Number(answer.headers.get("retry-after")) > 0) seen.unavailable++;
    else unexpected.push(`${name}: ${answer.status} ${text}`);
    return answer.ok;
  };
  const again = async ([name, ask]: [string, () => Promise<Response>]) => {
    const most = timesMax[name] ?? Number.POSITIVE_INFINITY;
    for (let count = 0; goesOn && count < most; count++) await judge(name, await ask());
  };
  const write = async (isKeyed: boolean) => {
    while (goesOn) {
      const externalId = randomUUID();
      const headers: Headers = isKeyed ? { ...app.key, "idempotency-key": externalId } : app.key;
      const answer = await app.post("/loads/sync", headers, { load: { externalId } });
      if (await judge("sync", answer)) acknowledged.push(externalId);
    }
  };
  const running = [...[true, false, true, false].map(write), ...Object.entries(questions(app)).map(again)];
  const stop = async () => {
    goesOn = false;
    await Promise.all(running);
    return { acknowledged, unexpected };
  };
  /** Until so many more answers were good, or said to come back. */
  const untilMore = (kind: keyof typeof seen, more: number) => {
    const enough = seen[kind] + more;
    return until(() => seen[kind] >= enough || unexpected.length > 0);
  };
  return { stop, until: untilMore };
}

/** A stream that is open all the time, and the ids of the events it was sent. */
async function openStream({ origin, key }: Installation) {
  const { body } = await fetch(`${origin}/api/bid-events/stream`, { headers: key });
  const stream = { text: "", hasEnded: false };
  const follow = async () => {
    for await (const bytes of body ?? []) stream.text += Buffer.from(bytes).toString();
  };
  void follow()
    .catch(() => undefined)
    .then(() => Object.assign(stream, { hasEnded: true }));
  return stream;
}

/** Writes an event as another process would. @returns its id */
async function writeEvent(url: string) {
  const database = new pg.Pool({ connectionString: url, max: 1 });
  const { rows } = await database.query("SELECT id FROM organization");
  const [id = ""] = await writeEvents(rows[0].id, { database });
  await database.end();
  return id;
}

test("while its database is away the app asks callers to come back, and loses nothing it has acknowledged", async () => {
  const database = await aStoppableDatabase();
  const app = await anInstallation(database.url);
  const stream = await openStream(app);
  const hammering = hammer(app);
  await hammering.until("well", 100);
  await database.cutConnections();
  await hammering.until("well", 100);
  for (const end of [database.crash, database.stop]) {
    await end();
    await hammering.until("unavailable", 30);
    expect(await app.ready()).toBe(503);
    await database.start();
    await until(async () => (await app.ready()) === 200);
    await hammering.until("well", 100);
  }
  const { acknowledged, unexpected } = await hammering.stop();
  expect([...new Set(unexpected)]).toEqual([]);
  const stored = await Promise.all(
    acknowledged.map(async (externalId) => (await app.post("/loads/get", app.key, { externalId })).status),
  );
  expect(new Set(stored)).toEqual(new Set([200]));
  const eventId = await writeEvent(database.url);
  await until(() => stream.text.includes(eventId) || stream.hasEnded);
  expect(stream.hasEnded).toBe(false);
});
