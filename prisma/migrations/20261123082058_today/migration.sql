-- CreateTable
CREATE TABLE "attention_snooze" (
    "organizationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "clockAt" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attention_snooze_pkey" PRIMARY KEY ("organizationId","userId","kind","subjectId")
);

-- CreateTable
CREATE TABLE "attention_mute" (
    "organizationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attention_mute_pkey" PRIMARY KEY ("organizationId","userId","kind")
);

-- Partial indexes are not written in the schema.
--
-- Of all loads those that are still to be covered, planned or picked up, by their pickup: those without one, those that
-- are picked up soon without a carrier (find-waiting-loads), and how many are picked up (count-pickups).
CREATE INDEX "load_ahead" ON "load"("organizationId", "pickupAt", "id")
WHERE "status" IN ('ON_HOLD', 'AVAILABLE', 'BOOKED');

-- Of all changes those in which a sync replaced an edit (find-waiting-loads).
CREATE INDEX "load_change_overwriting" ON "load_change"("organizationId", "createdAt")
WHERE "flags" @> ARRAY['edit_overwritten'];
