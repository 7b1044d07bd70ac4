import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

/** The context of an admin of an organization that is not stored: for code that does not ask the database about it. */
export const aContext = (organizationId = newId("org")): Context => ({
  organizationId,
  actor: { type: "user", id: newId("user"), name: "Ada Admin", role: "ADMIN" },
  requestId: newId("req"),
  now: new Date(),
  db,
});
