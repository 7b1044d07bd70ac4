-- CreateTable
CREATE TABLE "load_search_rule" (
    "organizationId" TEXT NOT NULL,
    "rule" INTEGER NOT NULL,

    CONSTRAINT "load_search_rule_pkey" PRIMARY KEY ("organizationId")
);

-- AddForeignKey
ALTER TABLE "load_search_rule" ADD CONSTRAINT "load_search_rule_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
