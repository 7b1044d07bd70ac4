-- AlterTable
ALTER TABLE "carrier_profile" ADD COLUMN     "hauling" JSONB;
