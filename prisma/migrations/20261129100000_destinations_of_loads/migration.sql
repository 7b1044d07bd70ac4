-- The loads that end at a place, and the places where any ends (load-places).
CREATE INDEX "load_organizationId_destinationPlace_idx" ON "load"("organizationId", "destinationPlace");
