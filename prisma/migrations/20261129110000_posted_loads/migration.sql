-- What other features may ask of postings: which loads have an open one, until when, and whether any carrier has bid on it.
CREATE VIEW "posted_load" AS
SELECT "posting"."organizationId", "posting"."loadId", "posting"."expiresAt", EXISTS (
  SELECT 1 FROM "bid" WHERE "bid"."organizationId" = "posting"."organizationId" AND "bid"."postingId" = "posting"."id"
) AS "hasBids"
FROM "posting" WHERE "posting"."status" = 'OPEN';
