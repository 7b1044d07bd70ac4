-- Ids are now stored in composed letters, with ordinary blanks and without what nobody sees. Loads that were stored under
-- another form are met by the next sync again, except where the organization has the other load of that id too.
WITH "clean" AS (
  SELECT "id", "organizationId", btrim(regexp_replace(
    regexp_replace(normalize("externalId", NFC), '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
    '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g')) AS "externalId"
  FROM "load" WHERE "externalId" ~ '[^\u0020-\u007E]'
), "only" AS (
  SELECT * FROM "clean" WHERE "externalId" <> '' AND 1 = (
    SELECT count(*) FROM "clean" AS "other"
    WHERE "other"."organizationId" = "clean"."organizationId" AND "other"."externalId" = "clean"."externalId")
)
UPDATE "load" SET "externalId" = "only"."externalId",
  "displayId" = CASE WHEN "load"."displayId" = "load"."externalId" THEN "only"."externalId" ELSE "load"."displayId" END
FROM "only" WHERE "load"."id" = "only"."id" AND "load"."externalId" <> "only"."externalId" AND NOT EXISTS (
  SELECT 1 FROM "load" AS "other"
  WHERE "other"."organizationId" = "only"."organizationId" AND "other"."externalId" = "only"."externalId");
