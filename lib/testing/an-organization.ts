import { createApiKey } from "@/lib/api-keys/create-api-key";
import { Scope } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

/** An organization of its own for a test, with the context of one of its admins. */
export async function anOrganization() {
  const organizationId = newId("org");
  await db.organization.create({ data: { id: organizationId, name: "Test Freight", slug: organizationId } });
  const ctx: Context = {
    organizationId,
    actor: { type: "user", id: newId("user"), name: "Ada Admin", role: "ADMIN" },
    requestId: newId("req"),
    now: new Date(),
    db,
  };
  const anApiKey = async (scopes: Scope[] = [...Scope.options]) =>
    (await createApiKey(ctx, { name: "Test TMS", scopes })).secret;
  return { organizationId, ctx, anApiKey };
}
