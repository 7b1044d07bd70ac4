-- AlterTable
ALTER TABLE "carrier" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "tokenHash" TEXT;

-- AlterTable
ALTER TABLE "load" ADD COLUMN     "blockedCarriers" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "member" ADD COLUMN     "deactivatedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "carrier_selection" (
    "organizationId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_selection_pkey" PRIMARY KEY ("organizationId","sequence")
);

-- CreateTable
CREATE TABLE "carrier_profile" (
    "organizationId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "contacts" JSONB NOT NULL DEFAULT '[]',
    "certificates" JSONB NOT NULL DEFAULT '[]',
    "cargoInsurance" JSONB,
    "has247CustomerService" BOOLEAN,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_profile_pkey" PRIMARY KEY ("organizationId","carrierId")
);

-- CreateTable
CREATE TABLE "carrier_change" (
    "organizationId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "actor" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_change_pkey" PRIMARY KEY ("organizationId","carrierId","id")
);

-- CreateTable
CREATE TABLE "carrier_conflict" (
    "id" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "identifiers" JSONB NOT NULL,
    "carrierIds" TEXT[],
    "details" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "actor" JSONB NOT NULL,
    "requestId" TEXT NOT NULL,
    "occurrences" INTEGER NOT NULL DEFAULT 1,
    "firstSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedBy" JSONB,
    "resolution" TEXT,

    CONSTRAINT "carrier_conflict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carrier_policy" (
    "organizationId" TEXT NOT NULL,
    "defaultStatus" TEXT NOT NULL DEFAULT 'ACTIVE',
    "requirementsBlock" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedBy" JSONB,

    CONSTRAINT "carrier_policy_pkey" PRIMARY KEY ("organizationId")
);

-- CreateTable
CREATE TABLE "team_member" (
    "organizationId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "memberId" TEXT NOT NULL,

    CONSTRAINT "team_member_pkey" PRIMARY KEY ("organizationId","teamId","memberId")
);

-- CreateTable
CREATE TABLE "directory_change" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "actor" JSONB NOT NULL,
    "requestId" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "directory_change_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "onboarding_link" (
    "id" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdBy" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3),
    "answers" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "signedAt" TIMESTAMPTZ(3),
    "signature" JSONB,
    "acceptedAt" TIMESTAMPTZ(3),
    "acceptedBy" JSONB,

    CONSTRAINT "onboarding_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carrier_document" (
    "id" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "linkId" TEXT,
    "kind" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "uploadedBy" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_document_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "carrier_selection_id_key" ON "carrier_selection"("id");

-- CreateIndex
CREATE INDEX "carrier_selection_organizationId_loadId_sequence_idx" ON "carrier_selection"("organizationId", "loadId", "sequence");

-- CreateIndex
CREATE INDEX "carrier_selection_organizationId_carrierId_sequence_idx" ON "carrier_selection"("organizationId", "carrierId", "sequence");

-- CreateIndex
CREATE INDEX "carrier_conflict_organizationId_resolvedAt_lastSeenAt_id_idx" ON "carrier_conflict"("organizationId", "resolvedAt", "lastSeenAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "carrier_conflict_organizationId_fingerprint_key" ON "carrier_conflict"("organizationId", "fingerprint");

-- CreateIndex
CREATE INDEX "team_member_memberId_idx" ON "team_member"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "onboarding_link_tokenHash_key" ON "onboarding_link"("tokenHash");

-- CreateIndex
CREATE INDEX "onboarding_link_organizationId_carrierId_createdAt_idx" ON "onboarding_link"("organizationId", "carrierId", "createdAt");

-- CreateIndex
CREATE INDEX "carrier_document_organizationId_carrierId_createdAt_idx" ON "carrier_document"("organizationId", "carrierId", "createdAt");

-- CreateIndex
CREATE INDEX "carrier_document_linkId_idx" ON "carrier_document"("linkId");

-- CreateIndex
CREATE INDEX "carrier_relationship_organizationId_status_updatedAt_id_idx" ON "carrier_relationship"("organizationId", "status", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_tokenHash_key" ON "invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "load_organizationId_carrierId_updatedAt_id_idx" ON "load"("organizationId", "carrierId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "load_organizationId_ownerUserExternalId_idx" ON "load"("organizationId", "ownerUserExternalId");

-- CreateIndex
CREATE INDEX "load_organizationId_ownerTeamExternalId_idx" ON "load"("organizationId", "ownerTeamExternalId");

-- AddForeignKey
ALTER TABLE "carrier_profile" ADD CONSTRAINT "carrier_profile_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carrier_profile" ADD CONSTRAINT "carrier_profile_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carrier_policy" ADD CONSTRAINT "carrier_policy_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A relationship's contact becomes the first contact of the profile.
INSERT INTO "carrier_profile" ("organizationId", "carrierId", "contacts", "updatedAt")
SELECT "organizationId", "carrierId",
  jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('name', "contactName", 'phone', "contactPhone", 'email', "contactEmail"))),
  "updatedAt"
FROM "carrier_relationship"
WHERE "contactName" IS NOT NULL OR "contactPhone" IS NOT NULL OR "contactEmail" IS NOT NULL;

-- AlterTable
ALTER TABLE "carrier_relationship" DROP COLUMN "contactEmail",
DROP COLUMN "contactName",
DROP COLUMN "contactPhone",
ADD COLUMN     "note" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

UPDATE "carrier" SET "searchText" = translate(
  lower(concat_ws(' ', "displayName", "dotNumber", "mcNumber", "mxNumber", "rfcNumber", "cvorNumber", "nirNumber", "nscNumber", "scac")),
  'áàâãäåéèêëíìîïóòôõöúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc');

UPDATE "team" SET "email" = lower(btrim("email"));

-- A record of why a carrier was chosen is evidence: nobody changes or removes one.
CREATE FUNCTION "refuse_to_change_evidence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Records of carrier selections cannot be changed or removed.';
END $$;

CREATE TRIGGER "carrier_selection_is_evidence" BEFORE UPDATE OR DELETE OR TRUNCATE ON "carrier_selection"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_evidence"();
