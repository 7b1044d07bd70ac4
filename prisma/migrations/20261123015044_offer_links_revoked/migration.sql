-- AlterTable
ALTER TABLE "offer_link" ADD COLUMN     "revokedAt" TIMESTAMPTZ(3),
ADD COLUMN     "revokedBy" JSONB;
