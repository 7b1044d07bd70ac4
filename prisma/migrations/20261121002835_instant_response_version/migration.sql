-- AlterTable
ALTER TABLE "instant_response" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
