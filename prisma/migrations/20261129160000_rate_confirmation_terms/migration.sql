-- CreateTable
CREATE TABLE "rate_confirmation_terms" (
    "organizationId" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedBy" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_confirmation_terms_pkey" PRIMARY KEY ("organizationId")
);
