-- CreateTable
CREATE TABLE "usage_record" (
    "organizationId" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "operationId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorType" TEXT NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL,
    "idempotencyKey" TEXT,
    "items" INTEGER NOT NULL,
    "billableItems" INTEGER NOT NULL,
    "itemOutcomes" JSONB NOT NULL,
    "replays" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_record_pkey" PRIMARY KEY ("organizationId","requestId","operationId")
);

-- CreateTable
CREATE TABLE "usage_budget" (
    "organizationId" TEXT NOT NULL,
    "billableItemsMax" INTEGER NOT NULL,
    "alertPercent" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "savedBy" JSONB NOT NULL,

    CONSTRAINT "usage_budget_pkey" PRIMARY KEY ("organizationId")
);

-- CreateIndex
CREATE INDEX "usage_record_organizationId_at_requestId_operationId_idx" ON "usage_record"("organizationId", "at", "requestId", "operationId");

-- CreateIndex
CREATE INDEX "usage_record_organizationId_idempotencyKey_at_idx" ON "usage_record"("organizationId", "idempotencyKey", "at");
