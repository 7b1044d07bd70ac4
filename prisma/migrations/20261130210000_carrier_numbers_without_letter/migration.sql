-- Numbers are now compared without the commas and the letter that people and the federal register write into them. Carriers
-- that were stored with those are met by the next call again, except where the number is another carrier's already.
WITH "bare" AS (
  SELECT DISTINCT ON ("number") "id", "number" FROM (
    SELECT "id", regexp_replace("dotNumber", '[A-Z]$|,', '', 'g') AS "number" FROM "carrier" WHERE "dotNumber" ~ '^[1-9][0-9,]*[A-Z]?$' AND "dotNumber" ~ '[A-Z,]'
  ) AS "written" ORDER BY "number", "id"
)
UPDATE "carrier" SET "dotNumber" = "bare"."number" FROM "bare"
WHERE "carrier"."id" = "bare"."id" AND NOT EXISTS (SELECT 1 FROM "carrier" AS "other" WHERE "other"."dotNumber" = "bare"."number");

WITH "bare" AS (
  SELECT DISTINCT ON ("number") "id", "number" FROM (
    SELECT "id", regexp_replace("mcNumber", '[A-Z]$|,', '', 'g') AS "number" FROM "carrier" WHERE "mcNumber" ~ '^[1-9][0-9,]*[A-Z]?$' AND "mcNumber" ~ '[A-Z,]'
  ) AS "written" ORDER BY "number", "id"
)
UPDATE "carrier" SET "mcNumber" = "bare"."number" FROM "bare"
WHERE "carrier"."id" = "bare"."id" AND NOT EXISTS (SELECT 1 FROM "carrier" AS "other" WHERE "other"."mcNumber" = "bare"."number");

WITH "bare" AS (
  SELECT DISTINCT ON ("number") "id", "number" FROM (
    SELECT "id", regexp_replace("mxNumber", '[A-Z]$|,', '', 'g') AS "number" FROM "carrier" WHERE "mxNumber" ~ '^[1-9][0-9,]*[A-Z]?$' AND "mxNumber" ~ '[A-Z,]'
  ) AS "written" ORDER BY "number", "id"
)
UPDATE "carrier" SET "mxNumber" = "bare"."number" FROM "bare"
WHERE "carrier"."id" = "bare"."id" AND NOT EXISTS (SELECT 1 FROM "carrier" AS "other" WHERE "other"."mxNumber" = "bare"."number");
