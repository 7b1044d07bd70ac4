-- Events are read in the order of `seq`. A transaction takes this lock before its first event is numbered and has it until
-- it ends, and the lock's key is the last number that was given before: so a reader knows up to which number nothing can
-- come any more, whatever other transactions do. No other lock of the portal has a key of two parts.
CREATE FUNCTION "lock_bid_event_numbers"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(("last" >> 32)::int, "last"::bit(32)::int)
  FROM (SELECT last_value - (NOT is_called)::int AS "last" FROM "bid_event_seq_seq") AS "given";
  RETURN NULL;
END
$$;
CREATE TRIGGER "lock_bid_event_numbers" BEFORE INSERT ON "bid_event"
FOR EACH STATEMENT EXECUTE FUNCTION "lock_bid_event_numbers"();

-- DropIndex
DROP INDEX "bid_event_organizationId_xid_seq_idx";

-- AlterTable
ALTER TABLE "bid" DROP COLUMN "eventXid";

-- AlterTable
ALTER TABLE "bid_event" DROP COLUMN "xid";

-- CreateIndex
CREATE INDEX "bid_event_organizationId_seq_idx" ON "bid_event"("organizationId", "seq");
