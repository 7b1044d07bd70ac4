-- AlterTable
ALTER TABLE "outgoing_message" ALTER COLUMN "postingId" DROP NOT NULL,
ALTER COLUMN "carrierId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "password_reset_link" (
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "organizationId" TEXT,
    "createdById" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_link_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "password_reset_link_userId_idx" ON "password_reset_link"("userId");

-- CreateIndex
CREATE INDEX "password_reset_link_expiresAt_idx" ON "password_reset_link"("expiresAt");

-- AddForeignKey
ALTER TABLE "password_reset_link" ADD CONSTRAINT "password_reset_link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
