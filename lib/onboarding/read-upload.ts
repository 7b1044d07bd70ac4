import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type * as z from "zod";
import { AppError } from "@/lib/core/errors";
import { cleanFileName } from "@/lib/onboarding/rules/clean-file-name";
import { DocumentMediaType, type documentUpload } from "@/lib/onboarding/schema/document";
import { documentBytesMax, documentBytesMin } from "@/lib/onboarding/schema/document-limits";

// Nothing else is handed to a parser at all: those of archives and films have much to stumble over.
const beginnings = /^(%PDF|\x89PNG|\xff\xd8\xff|RIFF)/;

export type Upload = z.output<z.ZodObject<typeof documentUpload>>;

/**
 * The file that was sent, with the type its content shows, whatever its name says.
 * @throws AppError invalid_request for one that is too large, or no PDF, JPEG, PNG or WEBP of at least 100 bytes.
 */
export async function readUpload({ kind, fileName, content }: Upload) {
  const bytes = new Uint8Array(Buffer.from(content, "base64"));
  if (bytes.byteLength > documentBytesMax) {
    throw refusal({ code: "too_long", limit: documentBytesMax, message: "The file may have at most 5 MiB." });
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
