-- CreateTable
CREATE TABLE "load_note" (
    "id" TEXT NOT NULL,
    "organizationId" TEXT NOT NULL,
    "loadId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "load_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "load_note_organizationId_loadId_id_idx" ON "load_note"("organizationId", "loadId", "id");

-- CreateIndex
CREATE INDEX "load_note_loadId_idx" ON "load_note"("loadId");

-- AddForeignKey
ALTER TABLE "load_note" ADD CONSTRAINT "load_note_loadId_fkey" FOREIGN KEY ("loadId") REFERENCES "load"("id") ON DELETE CASCADE ON UPDATE CASCADE;
