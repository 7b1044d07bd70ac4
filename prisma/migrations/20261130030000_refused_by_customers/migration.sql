-- AlterTable
ALTER TABLE "carrier_profile" ADD COLUMN     "refusedByCustomers" JSONB;
