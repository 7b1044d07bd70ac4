-- CreateTable
CREATE TABLE "rate_observation" (
    "organizationId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "originMarket" TEXT NOT NULL,
    "destinationMarket" TEXT NOT NULL,
    "usMxBorderCrossing" TEXT,
    "trailerCategory" TEXT NOT NULL,
    "routeMiles" DOUBLE PRECISION NOT NULL,
    "pickupDate" DATE NOT NULL,
    "week" DATE NOT NULL,
    "allInAmount" INTEGER NOT NULL,
    "lineHaulAmount" INTEGER,
    "currencyCode" TEXT NOT NULL,
    "carrierKey" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_observation_pkey" PRIMARY KEY ("organizationId","key")
);

-- CreateTable
CREATE TABLE "rate_summary" (
    "owner" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "block" SMALLINT NOT NULL,
    "weeks" TEXT NOT NULL,
    "brief" TEXT NOT NULL,

    CONSTRAINT "rate_summary_pkey" PRIMARY KEY ("owner","series","block")
);

-- A row is written anew with every import: room beside it keeps the new one on its page, and indexes untouched.
ALTER TABLE "rate_summary" SET (fillfactor = 60);

-- CreateTable
CREATE TABLE "rate_answer" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "laneKey" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "rate_answer_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE INDEX "rate_observation_week_idx" ON "rate_observation"("organizationId", "week", "originMarket", "destinationMarket");

-- CreateIndex
CREATE INDEX "rate_summary_series_block_idx" ON "rate_summary"("series", "block");

-- CreateIndex
CREATE INDEX "rate_answer_lane_idx" ON "rate_answer"("organizationId", "laneKey", "at" DESC);

-- CreateIndex
CREATE INDEX "rate_answer_organizationId_at_idx" ON "rate_answer"("organizationId", "at");

-- AddForeignKey
ALTER TABLE "rate_observation" ADD CONSTRAINT "rate_observation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_answer" ADD CONSTRAINT "rate_answer_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
