-- CreateIndex
CREATE INDEX "carrier_profile_certificates_idx" ON "carrier_profile" USING GIN ("certificates" jsonb_path_ops);
