-- CreateTable
CREATE TABLE "posting" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "openedBy" JSONB NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "endedBy" JSONB,
    "endReason" TEXT,
    "instantResponse" JSONB,

    CONSTRAINT "posting_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "offer_link" (
    "id" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "postingId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdBy" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "viewedAt" TIMESTAMPTZ(3),

    CONSTRAINT "offer_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bid" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "postingId" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "isRejectedByRule" BOOLEAN NOT NULL DEFAULT false,
    "amount" INTEGER NOT NULL,
    "currencyCode" TEXT NOT NULL,
    "note" TEXT,
    "submittedBy" JSONB NOT NULL,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "counterAmount" INTEGER,
    "counterStatus" TEXT,
    "counteredAt" TIMESTAMPTZ(3),
    "counteredBy" JSONB,
    "reasonCode" TEXT,
    "reasonMessage" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" JSONB,
    "eventXid" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "bid_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "bid_event" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "seq" BIGSERIAL NOT NULL,
    "bidId" TEXT NOT NULL,
    "postingId" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "envelope" JSONB NOT NULL,
    "actor" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bid_event_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "instant_response" (
    "organizationId" TEXT NOT NULL,
    "rule" JSONB NOT NULL,
    "savedBy" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "instant_response_pkey" PRIMARY KEY ("organizationId")
);

-- CreateIndex
CREATE INDEX "posting_organizationId_loadId_id_idx" ON "posting"("organizationId", "loadId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_link_tokenHash_key" ON "offer_link"("tokenHash");

-- CreateIndex
CREATE INDEX "offer_link_organizationId_postingId_carrierId_idx" ON "offer_link"("organizationId", "postingId", "carrierId");

-- CreateIndex
CREATE INDEX "bid_organizationId_postingId_id_idx" ON "bid"("organizationId", "postingId", "id");

-- CreateIndex
CREATE INDEX "bid_organizationId_loadId_id_idx" ON "bid"("organizationId", "loadId", "id");

-- CreateIndex
CREATE INDEX "bid_organizationId_carrierId_id_idx" ON "bid"("organizationId", "carrierId", "id");

-- CreateIndex
CREATE INDEX "bid_event_organizationId_xid_seq_idx" ON "bid_event"("organizationId", "xid", "seq");

-- CreateIndex
CREATE INDEX "bid_event_organizationId_bidId_seq_idx" ON "bid_event"("organizationId", "bidId", "seq");

-- CreateIndex
CREATE INDEX "bid_event_organizationId_postingId_seq_idx" ON "bid_event"("organizationId", "postingId", "seq");

-- CreateIndex
CREATE INDEX "bid_event_organizationId_loadId_seq_idx" ON "bid_event"("organizationId", "loadId", "seq");

-- CreateIndex
CREATE INDEX "bid_event_organizationId_at_idx" ON "bid_event"("organizationId", "at");

-- Partial indexes are not written in the schema.

-- One open posting per load, and which of them have expired.
CREATE UNIQUE INDEX "posting_one_open" ON "posting"("organizationId", "loadId") WHERE "status" = 'OPEN';
CREATE INDEX "posting_expiring" ON "posting"("expiresAt") WHERE "status" = 'OPEN';

-- One open bid per carrier and posting.
CREATE UNIQUE INDEX "bid_one_open" ON "bid"("organizationId", "postingId", "carrierId")
WHERE "status" IN ('ACTIVE', 'COUNTERED') OR ("status" = 'REJECTED' AND "isRejectedByRule");

-- The bids that wait, newest first, and those of a carrier that is no longer wanted.
CREATE INDEX "bid_open" ON "bid"("organizationId", "id")
WHERE "status" IN ('ACTIVE', 'COUNTERED') OR ("status" = 'REJECTED' AND "isRejectedByRule");
CREATE INDEX "bid_open_of_carrier" ON "bid"("organizationId", "carrierId")
WHERE "status" IN ('ACTIVE', 'COUNTERED') OR ("status" = 'REJECTED' AND "isRejectedByRule");
