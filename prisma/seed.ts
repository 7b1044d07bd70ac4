// The demo organization of a first start: people, teams, carriers, loads and bids to try the portal with.
// One transaction, so that an interrupted start leaves nothing half made.
import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import "@/lib/app-events";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { type Role, Scope } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { type Database, db } from "@/lib/server/db";
import { allowLonger } from "@/lib/server/transaction";
import { hashPassword } from "@/lib/sessions/auth";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";
import { demoLoads } from "@/prisma/seed/demo-loads";
import { demoPeople, demoTeams } from "@/prisma/seed/demo-people";
import { seedBids } from "@/prisma/seed/seed-bids";
import { seedCarriers } from "@/prisma/seed/seed-carriers";
import { seedEdits } from "@/prisma/seed/seed-edits";
import { seedRates } from "@/prisma/seed/seed-rates";

const minute = 60_000;

async function newSecret() {
  const password = randomBytes(12).toString("base64url");
  return { password, passwordHash: await hashPassword(password) };
}

async function seedPeople(tx: Database, organizationId: string, now: Date) {
  const users = [];
  const secrets = await Promise.all(demoPeople.map(newSecret));
  for (const [index, { externalId, signsIn, isDeactivated, ...person }] of demoPeople.entries()) {
    const { password = "", passwordHash = "" } = secrets[index] ?? {};
    const { id: userId } = await ensurePerson(tx, organizationId, { ...person, passwordHash });
    const deactivatedAt = isDeactivated ? now : null;
    await tx.member.updateMany({ where: { organizationId, userId }, data: { externalId, deactivatedAt } });
    if (signsIn) users.push({ email: person.email, password, role: person.role });
  }
  return users;
}

async function seedTeams(tx: Database, organizationId: string) {
  for (const { members: emails, ...team } of demoTeams) {
    const members = await tx.member.findMany({ where: { organizationId, user: { email: { in: emails } } } });
    const ofOrganization = members.map(({ id: memberId }) => ({ organizationId, memberId }));
    await tx.team.create({
      data: { id: newId("team"), organizationId, ...team, members: { createMany: { data: ofOrganization } } },
    });
  }
}

/** The broker who signs in. */
async function brokerOf(tx: Database, organizationId: string) {
  const { user } = await tx.member.findFirstOrThrow({
    where: { organizationId, user: { email: "broker@example.com" } },
    include: { user: true },
  });
  return { type: "user", id: user.id, name: user.name, role: "BROKER" } as const;
}

/** As the TMS would have sent them, one every few minutes until now. */
async function seedLoads(ctx: Context, now: Date) {
  const loads = demoLoads(now);
  for (const [index, load] of loads.entries()) {
    const reading = readRequest(SyncLoadRequest, { load });
    if (!reading.ok) throw new Error(`${load.externalId}: ${JSON.stringify(reading.issues)}`);
    const sentAt = new Date(now.getTime() - (loads.length - index) * 7 * minute);
    await syncLoad({ ...ctx, now: sentAt, requestId: newId("req") }, reading.value);
  }
}

function writeCredentials(credentials: { apiKey: string; users: { email: string; password: string; role: Role }[] }) {
  const file = path.join(process.env.DATA_DIR ?? ".data", "demo-credentials.json");
  const baseUrl = process.env.BASE_URL ?? "http://localhost:3000";
  const partial = `${file}.${randomUUID()}`;
  fs.writeFileSync(partial, `${JSON.stringify({ baseUrl, ...credentials }, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(partial, file);
}

/** Ten seconds or so; a machine with other work to do may take its time. */
const timeout = 900_000;

async function seed(tx: Database) {
  await allowLonger(tx, timeout);
  const now = new Date();
  const { id: organizationId } = await ensureOrganization(tx, "Frontera Logistics", "frontera-logistics");
  const users = await seedPeople(tx, organizationId, now);
  await seedTeams(tx, organizationId);
  const installation: Context = {
    organizationId,
    actor: { type: "system", name: "First start" },
    requestId: newId("req"),
    now,
    db: tx,
    // Dropped: nobody waits for news of an organization that is only being made.
    followUps: [],
  };
  const { apiKey, secret } = await createApiKey(installation, { name: "Demo TMS", scopes: [...Scope.options] });
  const actor = { type: "apiKey", id: apiKey.id, name: apiKey.name, scopes: apiKey.scopes } as const;
  const broker = await brokerOf(tx, organizationId);
  await seedCarriers({ ...installation, actor }, broker);
  await seedRates(installation);
  await seedLoads({ ...installation, actor }, now);
  await seedEdits({ ...installation, actor }, broker);
  await seedBids(installation, broker);
  writeCredentials({ apiKey: secret, users });
}

// On a busy machine the first connection may take seconds, and nobody waits behind this one.
await db.$transaction(seed, { maxWait: timeout, timeout });
await db.$disconnect();
