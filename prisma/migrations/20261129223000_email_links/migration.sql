-- AlterTable
ALTER TABLE "password_reset_link" ADD COLUMN     "newEmail" TEXT;
