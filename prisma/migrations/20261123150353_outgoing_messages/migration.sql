-- CreateTable
CREATE TABLE "outgoing_message" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "postingId" TEXT NOT NULL,
    "carrierId" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "content" TEXT,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "problem" TEXT,
    "reply" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAttemptAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "outgoing_message_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE INDEX "outgoing_message_organizationId_postingId_carrierId_id_idx" ON "outgoing_message"("organizationId", "postingId", "carrierId", "id");

-- CreateIndex
CREATE INDEX "outgoing_message_createdAt_idx" ON "outgoing_message"("createdAt");

-- What a worker takes next: messages that are due, or were taken by a worker that is gone.
CREATE INDEX "outgoing_message_due_idx" ON "outgoing_message"("channel", "nextAt", "id")
    WHERE "status" IN ('PENDING', 'SENDING');
