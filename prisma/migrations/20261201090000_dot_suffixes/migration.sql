-- The letters that FMCSA's register shows behind a US DOT number, as a list of the organization that was told them.
ALTER TABLE "carrier_profile" ADD COLUMN "dotSuffixes" JSONB;
