// The operations that take a thousand items, and for each the statement that would store the same rows and nothing else.

const pad = (number) => String(number).padStart(6, "0");

/** Tables like those of the portal, with their keys, indexes and foreign keys, that nobody else writes. */
export async function makeBareTables(sql) {
  for (const [bare, real, references] of /** @type {[string, string, string[]][]} */ ([
    ["bench_relationship", "carrier_relationship", ["organization", "carrier"]],
    ["bench_member", "member", ["organization", "user"]],
    ["bench_team", "team", ["organization"]],
  ])) {
    await sql.query(`CREATE TABLE ${bare} (LIKE ${real} INCLUDING ALL)`);
    for (const table of references)
      await sql.query(`ALTER TABLE ${bare} ADD FOREIGN KEY ("${table}Id") REFERENCES "${table}"(id) ON DELETE CASCADE`);
  }
}

/** Carriers with two numbers each, users and teams. Those of the bare tables are the same. */
export async function makeRows(sql, organizationId, { carriers, people }) {
  await sql.query(
    `INSERT INTO carrier (id, "displayName", "dotNumber", "mcNumber", "searchText")
     SELECT 'carrier_bench' || n, 'Bench Carrier ' || n, '5' || lpad(n::text, 6, '0'), '6' || lpad(n::text, 6, '0'), ''
     FROM generate_series(1, $1) AS n`,
    [carriers],
  );
  await sql.query(
    `INSERT INTO "user" (id, name, email, "updatedAt")
     SELECT 'user_bench' || n, 'Bench User ' || n, 'user' || n || '@bench.test', now() FROM generate_series(1, $1) AS n`,
    [people],
  );
  for (const table of ["member", "bench_member"])
    await sql.query(
      `INSERT INTO ${table} (id, "organizationId", "userId", role)
       SELECT 'member_bench' || n, $2, 'user_bench' || n, 'BROKER' FROM generate_series(1, $1) AS n`,
      [people, organizationId],
    );
  for (const table of ["team", "bench_team"])
    await sql.query(
      `INSERT INTO ${table} (id, "organizationId", name, email)
       SELECT 'team_bench' || n, $2, 'Bench Team ' || n, 'team' || n || '@bench.test' FROM generate_series(1, $1) AS n`,
      [people, organizationId],
    );
  await sql.query("ANALYZE");
}

const statuses = ["ACTIVE", "NEEDS_REVIEW"];

// `call` counts the calls of a case: each changes every row that it names.
const carrierItem = (number, call) => ({
  carrier: { dotNumber: `5${pad(number)}`, mcNumber: `6${pad(number)}` },
  carrierExternalId: `TMS-${number}`,
  status: statuses[call % 2],
  onboardingStatus: "ONBOARDED",
});

const upsertRelationships = {
  name: "bench-relationships",
  text: `INSERT INTO bench_relationship (id, "organizationId", "carrierId", status, "onboardingStatus", source,
      "carrierExternalId", version, "createdAt", "updatedAt")
    SELECT 'rel_bench' || item."carrierId", $1, item."carrierId", item.status, 'ONBOARDED', 'API', item."externalId", 1,
      now(), now()
    FROM unnest($2::text[], $3::text[], $4::text[]) AS item("carrierId", status, "externalId")
    ON CONFLICT ("organizationId", "carrierId") DO UPDATE SET status = excluded.status, source = excluded.source,
      "onboardingStatus" = excluded."onboardingStatus", "carrierExternalId" = excluded."carrierExternalId",
      version = bench_relationship.version + 1, "updatedAt" = excluded."updatedAt"
    RETURNING id, status, "onboardingStatus", "carrierExternalId"`,
};

const relationships = {
  path: "/api/carrier-relationships/upsert",
  bodyOf: (numbers, call) =>
    JSON.stringify({ carrierRelationships: numbers.map((number) => carrierItem(number, call)) }),
  isDone: (answer, count) => answer.carrierRelationships.filter((item) => item !== null).length === count,
  bare: (numbers, call) => ({
    ...upsertRelationships,
    values: [
      numbers.map((number) => `carrier_bench${number}`),
      numbers.map(() => statuses[call % 2]),
      numbers.map((number) => `TMS-${number}`),
    ],
  }),
};

const mapping = (kind, text, keyOf) => ({
  path: `/api/${kind}s/updateByEmail`,
  bodyOf: (numbers, call) =>
    JSON.stringify({
      [`${kind}s`]: numbers.map((n) => ({ email: `${kind}${n}@bench.test`, externalId: `X-${call}-${n}` })),
    }),
  isDone: (answer, count) => answer.results.filter(({ status }) => status === "MATCHED").length === count,
  bare: (numbers, call) => ({
    name: `bench-${kind}s`,
    text,
    values: [numbers.map(keyOf), numbers.map((number) => `X-${call}-${number}`)],
  }),
});

const users = mapping(
  "user",
  `INSERT INTO bench_member (id, "organizationId", "userId", role, "externalId")
   SELECT 'new' || item."userId", $1, item."userId", 'BROKER', item."externalId"
   FROM unnest($2::text[], $3::text[]) AS item("userId", "externalId")
   ON CONFLICT ("organizationId", "userId") DO UPDATE SET "externalId" = excluded."externalId"
   RETURNING id, "externalId"`,
  (number) => `user_bench${number}`,
);

const teams = mapping(
  "team",
  `INSERT INTO bench_team (id, "organizationId", name, email, "externalId")
   SELECT 'new' || item.email, $1, item.email, item.email, item."externalId"
   FROM unnest($2::text[], $3::text[]) AS item(email, "externalId")
   ON CONFLICT ("organizationId", email) DO UPDATE SET "externalId" = excluded."externalId"
   RETURNING id, "externalId"`,
  (number) => `team${number}@bench.test`,
);

/** `isNew`: each call names rows that no call named before. `isSame`: each call says what the one before said. */
export const batchCases = [
  { name: "carrier-relationships/upsert: create", ...relationships, isNew: true },
  { name: "carrier-relationships/upsert: change", ...relationships },
  { name: "carrier-relationships/upsert: sent again", ...relationships, isSame: true },
  { name: "users/updateByEmail: change", ...users },
  { name: "teams/updateByEmail: change", ...teams },
];
