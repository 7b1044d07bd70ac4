-- AlterTable
ALTER TABLE "bid" ADD COLUMN "overrideReason" TEXT;
