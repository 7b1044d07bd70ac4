-- CreateTable
CREATE TABLE "exchange_rates" (
    "organizationId" TEXT NOT NULL,
    "rates" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedBy" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exchange_rates_pkey" PRIMARY KEY ("organizationId")
);
