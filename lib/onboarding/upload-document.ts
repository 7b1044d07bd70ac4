import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type * as z from "zod";
import { guardCarrier } from "@/lib/carriers/find-carriers";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { openLink, requireCarrier } from "@/lib/onboarding/open-link";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { cleanFileName } from "@/lib/onboarding/rules/clean-file-name";
import { guardUnsigned } from "@/lib/onboarding/save-onboarding";
import {
  DocumentMediaType,
  type documentUpload,
  type UploadCarrierDocumentRequest,
  type UploadCarrierDocumentResponse,
} from "@/lib/onboarding/schema/document";
import {
  documentBytesMax,
  documentBytesMin,
  documentMebibytesMax,
  documentsPerLinkMax,
  ownDocumentsMax,
} from "@/lib/onboarding/schema/document-values";
import type { UploadOnboardingDocumentRequest } from "@/lib/onboarding/schema/onboarding";
import { insertDocument, listDocumentsOf, lockDocuments } from "@/lib/onboarding/store/documents";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

// Other formats never reach a parser: those of archives and videos are a large attack surface.
const beginnings = /^(%PDF|\x89PNG|\xff\xd8\xff|RIFF)/;

type Upload = z.output<z.ZodObject<typeof documentUpload>>;

/**
 * The file that was sent, with the type its content shows, whatever its name says.
 * @throws AppError invalid_request for one that is too large, or no PDF, JPEG, PNG or WEBP of a plausible size.
 */
async function readUpload({ kind, fileName, content }: Upload) {
  const bytes = new Uint8Array(Buffer.from(content, "base64"));
  if (bytes.byteLength > documentBytesMax) {
    throw refusal({
      code: "too_long",
      limit: documentBytesMax,
      message: `The file may have at most ${documentMebibytesMax} MiB.`,
    });
  }
  const mediaType = bytes.byteLength < documentBytesMin ? undefined : await mediaTypeOf(bytes);
  if (!mediaType) throw refusal({ code: "unsupported_file_type", message: "Must be a whole PDF, JPEG, PNG or WEBP." });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { kind, fileName: cleanFileName(fileName, mediaType), mediaType, sha256, content: bytes };
}

async function mediaTypeOf(bytes: Uint8Array): Promise<DocumentMediaType | undefined> {
  if (!beginnings.test(String.fromCharCode(...bytes.subarray(0, 4)))) return undefined;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return DocumentMediaType.safeParse(found?.mime).data;
}

const refusal = (issue: { code: string; message: string; limit?: number }) =>
  new AppError("invalid_request", "The file is not taken.", { issues: [{ path: "content", ...issue }] });

type Place = { carrierId: string; linkId: string | null; documentsMax: number };

/**
 * Adds a document to what the carrier will sign.
 * @throws AppError invalid_request for what is no document; conflict once it is signed, or beyond `documentsPerLinkMax`.
 */
export async function uploadOnboardingDocument(
  ctx: Context,
  request: UploadOnboardingDocumentRequest,
): Promise<UploadCarrierDocumentResponse> {
  requireCarrier(ctx);
  const upload = await readUpload(request);
  return inTransaction(ctx, async (tx) => {
    const link = await openLink(tx);
    guardUnsigned(link);
    return keep(tx, { carrierId: link.carrierId, linkId: link.id, documentsMax: documentsPerLinkMax }, upload);
  });
}

/**
 * Keeps a document that the organization itself has of a carrier.
 * @throws AppError not_found; invalid_request for what is no document; conflict beyond `ownDocumentsMax`.
 */
export async function uploadCarrierDocument(
  ctx: Context,
  { carrierId, ...file }: UploadCarrierDocumentRequest & { carrierId: string },
): Promise<UploadCarrierDocumentResponse> {
  const upload = await readUpload(file);
  return inTransaction(ctx, async (tx) => {
    await guardCarrier(tx, carrierId);
    await lockDocuments(tx, carrierId);
    return keep(tx, { carrierId, linkId: null, documentsMax: ownDocumentsMax }, upload);
  });
}

/** Call it with the documents locked, so that two uploads at once cannot both be the last that fits. */
async function keep(
  tx: Context,
  { carrierId, linkId, documentsMax }: Place,
  upload: Awaited<ReturnType<typeof readUpload>>,
) {
  const documents = await listDocumentsOf(tx, carrierId, linkId);
  // A retry after a lost answer sends the same file again.
  const same = documents.find(({ sha256, kind }) => sha256 === upload.sha256 && kind === upload.kind);
  if (same) return { document: same };
  if (documents.length >= documentsMax)
    throw new AppError("conflict", `There are ${documentsMax} documents, which is the most.`);
  const document = await insertDocument(tx, { id: newId("document"), carrierId, linkId, ...upload });
  await recordOnboarding(tx, { carrierId, operation: "DOCUMENT_ADDED", document });
  return { document };
}
