-- CreateTable
CREATE TABLE "push_subscription" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "linkId" TEXT,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "vapid_key" (
    "id" INTEGER NOT NULL,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vapid_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "push_subscription_organizationId_userId_idx" ON "push_subscription"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "push_subscription_organizationId_linkId_idx" ON "push_subscription"("organizationId", "linkId");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_organizationId_endpoint_key" ON "push_subscription"("organizationId", "endpoint");
