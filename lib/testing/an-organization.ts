import { createApiKey } from "@/lib/api-keys/create-api-key";
import { Scope } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/server/db";
import { aContext } from "@/lib/testing/a-context";

/** An organization of its own for a test, with the context of one of its admins. */
export async function anOrganization() {
  const organizationId = newId("org");
  await db.organization.create({ data: { id: organizationId, name: "Test Freight", slug: organizationId } });
  const ctx = aContext(organizationId);
  const anApiKey = async (scopes: Scope[] = [...Scope.options]) =>
    (await createApiKey(ctx, { name: "Test TMS", scopes })).secret;
  return { organizationId, ctx, anApiKey };
}
