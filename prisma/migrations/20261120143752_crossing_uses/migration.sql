-- CreateTable
CREATE TABLE "crossing_use" (
    "organizationId" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "originMarket" TEXT NOT NULL,
    "destinationMarket" TEXT NOT NULL,
    "usMxBorderCrossing" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crossing_use_pkey" PRIMARY KEY ("organizationId","loadId")
);

-- CreateIndex
CREATE INDEX "crossing_use_lane_idx" ON "crossing_use"("organizationId", "originMarket", "destinationMarket", "usedAt" DESC, "usMxBorderCrossing");

-- AddForeignKey
ALTER TABLE "crossing_use" ADD CONSTRAINT "crossing_use_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
