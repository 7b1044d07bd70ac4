import { newId } from "@/lib/core/ids";
import { pickupSoonHours } from "@/lib/loads/find-waiting-loads";
import { findOrganizationsWithPickups, insertPickupNotifications } from "@/lib/notifications/store/make-notifications";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";

const actor = { type: "system", name: "Uncovered pickups" } as const;

/**
 * Notifies of the pickups that are near while nobody hauls their loads: of each once, and once more when it is moved.
 * Several processes may do so at the same time.
 */
export async function notifyOfPickups(now: Date): Promise<void> {
  const pickups = { from: now, to: new Date(now.getTime() + pickupSoonHours * 3_600_000) };
  for (const organizationId of await findOrganizationsWithPickups({ db }, pickups)) {
    const ctx = { organizationId, actor, requestId: newId("req"), now, db };
    await insertPickupNotifications(ctx, pickups).catch((err) =>
      logger.warn({ err, organizationId }, "Nobody was notified of uncovered pickups"),
    );
  }
}
