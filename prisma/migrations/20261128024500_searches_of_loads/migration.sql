-- It comes with PostgreSQL, and whoever owns a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Indexes on expressions are not written in the schema.
--
-- The loads of an organization with the words of a search (load-filter). An array, because PostgreSQL's index of words
-- takes no plain text beside them.
CREATE INDEX "load_words" ON "load" USING GIN ((ARRAY["organizationId"]), "searchText" gin_trgm_ops);

-- The list in the order of the ids that people see, and of the most a carrier may be paid (load-list).
CREATE INDEX "load_by_display_id" ON "load"("organizationId", lower("displayId"), "id");
CREATE INDEX "load_by_max_buy" ON "load"("organizationId", ("maxBuyCurrency" || lpad("maxBuyAmount"::text, 12, '0')), "id");
