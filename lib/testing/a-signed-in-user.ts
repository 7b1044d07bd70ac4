import { randomUUID } from "node:crypto";
import type { Role } from "@/lib/core/access";
import { db } from "@/lib/server/db";
import { auth, hashPassword } from "@/lib/sessions/auth";
import { ensureOrganization, ensurePerson } from "@/lib/sessions/store/people";

/** A user of a new organization, signed in: the headers its browser would send from a page of the portal. */
export async function aSignedInUser(role: Role = "ADMIN") {
  const email = `${randomUUID()}@example.test`;
  // That of the example of an operation that asks for it.
  const password = "correct horse battery";
  const organization = await ensureOrganization(db, "Test Freight", randomUUID());
  await ensurePerson(db, organization.id, { name: "Ana", email, role, passwordHash: await hashPassword(password) });
  const { headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
  const cookie = headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  return { organizationId: organization.id, headers: { cookie, "sec-fetch-site": "same-origin" } };
}
