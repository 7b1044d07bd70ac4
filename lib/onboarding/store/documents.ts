import * as z from "zod";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { CarrierDocument } from "@/lib/onboarding/schema/document";
import type { Page } from "@/lib/onboarding/store/links";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { lockName } from "@/lib/server/named-lock";
import type { CarrierDocument as DocumentRow } from "@/prisma/generated/client";

type NewDocument = Pick<DocumentRow, "id" | "carrierId" | "linkId" | "kind" | "fileName" | "mediaType" | "sha256"> & {
  content: Uint8Array<ArrayBuffer>;
};

const Position = z.tuple([pointInTime, z.string()]);
const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;
/** Everything but the content, which only `findContent` reads. */
const omit = { content: true } as const;

const toDocument = ({ createdAt, linkId, ...row }: Omit<DocumentRow, "content">) =>
  CarrierDocument.parse({ ...row, createdAt: createdAt.toISOString(), ...(linkId !== null && { linkId }) });

/** Lets one transaction at a time add documents of a carrier. */
export const lockDocuments = (tx: Context, carrierId: string) =>
  lockName(tx, `documents ${tx.organizationId} ${carrierId}`);

export async function insertDocument(ctx: Context, document: NewDocument) {
  const { organizationId, now, db } = ctx;
  const sizeBytes = document.content.byteLength;
  const row = await db.carrierDocument.create({
    data: { organizationId, createdAt: now, uploadedBy: authorOf(ctx), sizeBytes, ...document },
    omit,
  });
  announceChange(ctx, "carrier", [row.carrierId]);
  return toDocument(row);
}

/** What came through a link, or with null what the organization itself put there; newest first. */
export async function listDocumentsOf({ organizationId, db }: Context, carrierId: string, linkId: string | null) {
  const rows = await db.carrierDocument.findMany({
    where: { organizationId, carrierId, linkId },
    orderBy: [...newestFirst],
    omit,
  });
  return rows.map(toDocument);
}

export async function listDocumentRows({ organizationId, db }: Context, carrierId: string, { limit, cursor }: Page) {
  const [createdAt, id] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.carrierDocument.findMany({
    where: {
      organizationId,
      carrierId,
      ...(createdAt && { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }),
    },
    orderBy: [...newestFirst],
    omit,
    take: limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.createdAt, row.id]);
  return { items: items.map(toDocument), nextCursor };
}

export async function findContent({ organizationId, db }: Context, id: string) {
  const row = await db.carrierDocument.findUnique({ where: { organizationId, id } });
  if (!row) return undefined;
  const { content, ...rest } = row;
  return { document: toDocument(rest), content };
}

export type Owner = { id: string; linkId?: string };

/** The document that was removed, or undefined where the organization, or the link that is given, has none such. */
export async function deleteDocument(ctx: Context, { id, linkId }: Owner) {
  const { organizationId, db } = ctx;
  const where = { organizationId, id, ...(linkId !== undefined && { linkId }) };
  const row = await db.carrierDocument.findUnique({ where, omit });
  if (!row) return undefined;
  const { count } = await db.carrierDocument.deleteMany({ where });
  if (count > 0) announceChange(ctx, "carrier", [row.carrierId]);
  return count > 0 ? toDocument(row) : undefined;
}
