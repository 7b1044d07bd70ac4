-- AlterTable
ALTER TABLE "load_policy" ADD COLUMN     "looksUpMarket" BOOLEAN NOT NULL DEFAULT false;
