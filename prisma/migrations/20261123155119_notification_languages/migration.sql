-- CreateTable
CREATE TABLE "notification_language" (
    "organizationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "language" TEXT NOT NULL,

    CONSTRAINT "notification_language_pkey" PRIMARY KEY ("organizationId","userId")
);
