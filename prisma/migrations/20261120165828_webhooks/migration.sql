-- CreateTable
CREATE TABLE "webhook" (
    "organizationId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "secretCreatedAt" TIMESTAMPTZ(3) NOT NULL,
    "previousSecret" TEXT,
    "previousSecretUntil" TIMESTAMPTZ(3),
    "disabledReason" TEXT,
    "disabledAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failingSince" TIMESTAMPTZ(3),
    "probeAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("organizationId")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "bidId" TEXT,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "isHead" BOOLEAN NOT NULL,
    "isResend" BOOLEAN NOT NULL DEFAULT false,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "step" INTEGER NOT NULL DEFAULT 0,
    "lastAttemptAt" TIMESTAMPTZ(3),
    "lastStatusCode" INTEGER,
    "lastError" TEXT,
    "lastDurationMs" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "organizationId" TEXT NOT NULL,
    "deliveryId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "requestHeaders" JSONB NOT NULL,
    "statusCode" INTEGER,
    "error" TEXT,
    "responseHeaders" JSONB,
    "responseBody" TEXT,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("organizationId","deliveryId","number")
);

-- CreateIndex
CREATE INDEX "webhook_delivery_organizationId_seq_idx" ON "webhook_delivery"("organizationId", "seq" DESC);

-- What a worker takes next: deliveries that are due, or were taken by a worker that is gone.
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery"("organizationId", "nextAt", "seq") WHERE "isHead";

-- The open deliveries of a bid, in their order: whether a new one waits, and which is next.
CREATE INDEX "webhook_delivery_bid_idx" ON "webhook_delivery"("organizationId", "bidId", "seq")
    WHERE "status" IN ('PENDING', 'SENDING') AND NOT "isResend";

-- Deliveries that wait behind another of their bid, newest last: the sweep for those whose turn was missed.
CREATE INDEX "webhook_delivery_waiting_idx" ON "webhook_delivery"("createdAt") WHERE "status" = 'PENDING' AND NOT "isHead";

-- The list of those that failed.
CREATE INDEX "webhook_delivery_failed_idx" ON "webhook_delivery"("organizationId", "seq" DESC) WHERE "status" = 'FAILED';

-- A queue leaves dead rows where its next reader looks.
ALTER TABLE "webhook_delivery" SET (autovacuum_vacuum_scale_factor = 0.02);
