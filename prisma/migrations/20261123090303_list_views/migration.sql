-- CreateTable
CREATE TABLE "list_view" (
    "organizationId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "teamId" TEXT,
    "ownerId" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_view_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "list_view_choice" (
    "organizationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "order" TEXT[],
    "defaultId" TEXT,

    CONSTRAINT "list_view_choice_pkey" PRIMARY KEY ("organizationId","userId","list")
);

-- CreateIndex
CREATE INDEX "list_view_organizationId_list_scope_idx" ON "list_view"("organizationId", "list", "scope");
