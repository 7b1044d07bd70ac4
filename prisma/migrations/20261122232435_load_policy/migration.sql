-- CreateTable
CREATE TABLE "load_policy" (
    "organizationId" TEXT NOT NULL,
    "viewersSeeCustomerRates" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedBy" JSONB,

    CONSTRAINT "load_policy_pkey" PRIMARY KEY ("organizationId")
);

-- AddForeignKey
ALTER TABLE "load_policy" ADD CONSTRAINT "load_policy_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
