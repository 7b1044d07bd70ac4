-- CreateTable
CREATE TABLE "notification" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "happening" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "postingId" TEXT,
    "bidId" TEXT,
    "facts" JSONB NOT NULL,
    "isListed" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "notification_preference" (
    "organizationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "isWanted" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("organizationId","userId","kind","channel")
);

-- CreateTable
CREATE TABLE "notification_sending" (
    "organizationId" TEXT NOT NULL,
    "notificationId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "notification_sending_pkey" PRIMARY KEY ("organizationId","notificationId","channel")
);

-- CreateIndex
CREATE INDEX "notification_organizationId_userId_at_id_idx" ON "notification"("organizationId", "userId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notification_at_idx" ON "notification"("at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_organizationId_kind_happening_userId_key" ON "notification"("organizationId", "kind", "happening", "userId");

-- AddForeignKey
ALTER TABLE "notification_sending" ADD CONSTRAINT "notification_sending_organizationId_notificationId_fkey" FOREIGN KEY ("organizationId", "notificationId") REFERENCES "notification"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Partial indexes are not written in the schema.
--
-- What a user has not read, to count it, and to mark all as read (count-unread-notifications, read-all-notifications).
CREATE INDEX "notification_unread" ON "notification"("organizationId", "userId", "at")
WHERE "readAt" IS NULL AND "isListed";

-- What is still to be sent by a channel, of all organizations, first what is tried first.
CREATE INDEX "notification_sending_pending" ON "notification_sending"("channel", "nextAttemptAt", "notificationId")
WHERE "status" = 'PENDING';
