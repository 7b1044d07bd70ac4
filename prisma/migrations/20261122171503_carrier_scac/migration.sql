-- CreateIndex
CREATE INDEX "carrier_scac_idx" ON "carrier"("scac");
