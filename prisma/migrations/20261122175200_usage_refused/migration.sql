-- AlterTable
ALTER TABLE "usage_record" ADD COLUMN     "refusedCode" TEXT;
