-- Summaries hold prices with the length of haul divided out, and border transfers are divided otherwise now.
-- Whoever migrates makes them anew from the prices (scripts/emptied-summaries.mjs).
DELETE FROM "rate_summary";
