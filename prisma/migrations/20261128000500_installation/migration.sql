-- CreateTable
CREATE TABLE "installation" (
    "id" INTEGER NOT NULL,
    "salt" TEXT NOT NULL,
    "secretFingerprint" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);
