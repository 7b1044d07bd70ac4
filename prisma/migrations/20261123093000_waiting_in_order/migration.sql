-- Partial indexes are not written in the schema.
--
-- Of the loads ahead of their pickup the few that lack a time (find-waiting-loads).
CREATE INDEX "load_unscheduled" ON "load"("organizationId", "pickupAt", "id")
WHERE "status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED') AND ("pickupAt" IS NULL OR "deliveryAt" IS NULL);

-- The bids that wait for the broker, the longest waiting first (find-waiting-bids).
CREATE INDEX "bid_waiting" ON "bid"("organizationId",
  (CASE WHEN "counterStatus" IS NULL THEN "submittedAt" ELSE "updatedAt" END), "id")
WHERE "status" = 'ACTIVE';

-- The counters that wait for their carriers, the longest waiting first (find-waiting-bids).
CREATE INDEX "bid_countered" ON "bid"("organizationId", coalesce("counteredAt", "updatedAt"), "id")
WHERE "status" = 'COUNTERED';
