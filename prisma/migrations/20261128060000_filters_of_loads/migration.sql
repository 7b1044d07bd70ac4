-- Indexes on expressions and partial indexes are not written in the schema.
--
-- The loads with the words of a search, over a crossing, and for a trailer (load-filter): one index, so that it also
-- answers searches among those filters.
DROP INDEX "load_words";
CREATE INDEX "load_search" ON "load"
USING GIN ((ARRAY["organizationId"]), "searchText" gin_trgm_ops, "borderCrossings", "trailerTypes");

-- The loads of a customer, and those of a status with their number (load-counts).
CREATE INDEX "load_organizationId_customerId_idx" ON "load"("organizationId", "customerId");
CREATE INDEX "load_organizationId_status_updatedAt_idx" ON "load"("organizationId", "status", "updatedAt");

-- The loads that are still open, few among many that are done, in each order of the list (load-list); by their pickup
-- the migration of Today has them.
CREATE INDEX "load_open_by_change" ON "load"("organizationId", "updatedAt", "id")
WHERE "status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED');
CREATE INDEX "load_open_by_display_id" ON "load"("organizationId", lower("displayId"), "id")
WHERE "status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED');
CREATE INDEX "load_open_by_max_buy" ON "load"
("organizationId", ("maxBuyCurrency" || lpad("maxBuyAmount"::text, 12, '0')), "id")
WHERE "status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED');
