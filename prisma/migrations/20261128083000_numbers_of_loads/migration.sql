-- What people call a load by, in lower case: its ids, and the reference numbers of it, its stops and its crossings.
CREATE FUNCTION "load_numbers"("displayId" text, "externalId" text, "document" jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(lower("number")) FROM (
    VALUES ("displayId"), ("externalId")
    UNION ALL
    SELECT "value" #>> '{}' FROM jsonb_path_query("document", '$.**.referenceNumbers[*].value') AS "value"
  ) AS "all" ("number")
$$;

-- The loads that many such numbers are of, looked up at once (loads-of-texts).
CREATE INDEX "load_numbers" ON "load"
USING GIN ((ARRAY["organizationId"]), (load_numbers("displayId", "externalId", "document")));
