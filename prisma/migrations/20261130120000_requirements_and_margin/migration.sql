-- What a load requires of its carrier, what its customer pays and what a carrier gets, for the filters of the list
-- (load-filter). Loads that are stored get them in the background, with their search words.
ALTER TABLE "load" ADD COLUMN "requirements" TEXT[] NOT NULL DEFAULT '{}',
ADD COLUMN "sellAmount" INTEGER,
ADD COLUMN "sellCurrency" TEXT,
ADD COLUMN "costAmount" INTEGER,
ADD COLUMN "costCurrency" TEXT,
ADD COLUMN "margin" DOUBLE PRECISION;

CREATE INDEX "load_organizationId_margin_idx" ON "load"("organizationId", "margin");

-- Indexes on expressions and partial indexes are not written in the schema.
CREATE INDEX "load_requirements" ON "load" USING GIN ((ARRAY["organizationId"]), "requirements")
WHERE "requirements" <> '{}';
CREATE INDEX "load_exchanged" ON "load"("organizationId", "sellCurrency", "costCurrency")
WHERE "sellCurrency" <> "costCurrency";
