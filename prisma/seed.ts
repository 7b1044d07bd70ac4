// The demo organization of a first start: people, teams, carriers and loads to try the portal with.
// One transaction, so that an interrupted start leaves nothing half made.
import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { carrierSearchText } from "@/lib/carriers/rules/carrier-search-text";
import { type Role, Scope } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { type Database, db } from "@/lib/server/db";
import { hashPassword } from "@/lib/sessions/auth";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store";
import { demoCarriers } from "@/prisma/seed/demo-carriers";
import { demoLoads } from "@/prisma/seed/demo-loads";

const people: { name: string; email: string; role: Role; externalId?: string }[] = [
  { name: "Ana Lucía Treviño", email: "admin@example.com", role: "ADMIN", externalId: "U-101" },
  { name: "Roberto Salinas", email: "broker@example.com", role: "BROKER", externalId: "U-102" },
  { name: "Megan Whitfield", email: "viewer@example.com", role: "VIEWER" },
];
const teams = [
  { name: "Laredo desk", email: "laredo@example.com", externalId: "T-LRD" },
  { name: "Northbound produce", email: "northbound@example.com", externalId: "T-NORTH" },
];
const minute = 60_000;

const newPassword = () => randomBytes(12).toString("base64url");

async function seedPeople(tx: Database, organizationId: string) {
  const users = [];
  for (const { externalId, ...person } of people) {
    const password = newPassword();
    const { id } = await ensurePerson(tx, organizationId, { ...person, passwordHash: await hashPassword(password) });
    if (externalId) await tx.member.updateMany({ where: { organizationId, userId: id }, data: { externalId } });
    users.push({ email: person.email, password, role: person.role });
  }
  await tx.team.createMany({ data: teams.map((team) => ({ id: newId("team"), organizationId, ...team })) });
  return users;
}

async function seedCarriers(tx: Database, organizationId: string) {
  for (const { relationship, profile, ...identity } of demoCarriers) {
    const searchText = carrierSearchText(identity);
    const { id: carrierId } = await tx.carrier.create({ data: { id: newId("carrier"), ...identity, searchText } });
    if (profile) await tx.carrierProfile.create({ data: { organizationId, carrierId, ...profile } });
    if (relationship)
      await tx.carrierRelationship.create({
        data: { id: newId("rel"), organizationId, carrierId, source: "IMPORT", ...relationship },
      });
  }
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

async function seed(tx: Database) {
  const now = new Date();
  const { id: organizationId } = await ensureOrganization(tx, "Frontera Logistics", "frontera-logistics");
  const users = await seedPeople(tx, organizationId);
  await seedCarriers(tx, organizationId);
  const installation: Context = {
    organizationId,
    actor: { type: "system", name: "First start" },
    requestId: newId("req"),
    now,
    db: tx,
  };
  const { apiKey, secret } = await createApiKey(installation, { name: "Demo TMS", scopes: [...Scope.options] });
  const actor = { type: "apiKey", id: apiKey.id, name: apiKey.name, scopes: apiKey.scopes } as const;
  await seedLoads({ ...installation, actor }, now);
  writeCredentials({ apiKey: secret, users });
}

await db.$transaction(seed, { timeout: 120_000 });
await db.$disconnect();
