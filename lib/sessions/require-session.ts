import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Role } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import { hasRole } from "@/lib/core/role-rank";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { readSession } from "@/lib/sessions/read-session";

/** The header by which proxy.ts passes on the address of the page being rendered. */
const pageHeader = "x-page";

// A layout and its page ask both; the database is asked once.
const currentSession = cache(async () => readSession(await headers()));

/**
 * The session of the page being rendered, and the context for its operations. Without a session it redirects to the
 * sign-in page and back afterwards; without `minimumRole`, to the loads.
 */
export async function requireSession(minimumRole: Role = "VIEWER") {
  const session = await currentSession();
  if (!session) {
    const page = (await headers()).get(pageHeader) ?? "/";
    redirect(page === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(page)}`);
  }
  if (!hasRole(session.role, minimumRole)) redirect("/loads");
  const ctx: Context = {
    organizationId: session.organizationId,
    actor: { type: "user", id: session.userId, name: session.name, role: session.role },
    requestId: newId("req"),
    now: new Date(),
    db,
  };
  return { ctx, session };
}
