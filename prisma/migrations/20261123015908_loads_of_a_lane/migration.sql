-- CreateIndex
CREATE INDEX "load_organizationId_originPlace_destinationPlace_idx" ON "load"("organizationId", "originPlace", "destinationPlace");
