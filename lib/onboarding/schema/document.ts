import * as z from "zod";
import { namedCarrier, needsCarrier } from "@/lib/carriers/schema/reference";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { documentBytesMax, documentBytesMin, documentMebibytesMax } from "@/lib/onboarding/schema/document-values";
import { Author } from "@/lib/vocabulary/author";
import { ShortText } from "@/lib/vocabulary/text";

export const DocumentKind = z
  .enum([
    "INSURANCE_CERTIFICATE",
    "OPERATING_AUTHORITY",
    "TAX_DOCUMENT",
    "SECURITY_CERTIFICATE",
    "BOND",
    "IDENTIFICATION",
    "OTHER",
  ])
  .meta({
    id: "DocumentKind",
    description:
      "What a document is. TAX_DOCUMENT is a W-9 or a constancia de situación fiscal, SECURITY_CERTIFICATE one of CTPAT, OEA, PIP or FAST.",
  });
export type DocumentKind = z.infer<typeof DocumentKind>;

export const DocumentMediaType = z.enum(["application/pdf", "image/jpeg", "image/png", "image/webp"]).meta({
  id: "DocumentMediaType",
  description: "What the content is, whatever the file is called.",
});
export type DocumentMediaType = z.infer<typeof DocumentMediaType>;

export const CarrierDocument = z
  .object({
    id: z.string().meta({ description: "Our id of the document." }),
    carrierId: z.string().meta({ description: "Our id of the carrier." }),
    linkId: z.string().optional().meta({
      description: "The onboarding link it came through. Absent where your organization put it there.",
    }),
    kind: DocumentKind.meta({ description: "What the document is." }),
    fileName: z.string().meta({ description: "Its name, with the ending that fits its content." }),
    mediaType: DocumentMediaType.meta({ description: "What its content is." }),
    sizeBytes: z.int().meta({ description: "Its size in bytes." }),
    sha256: z.string().meta({ description: "The SHA-256 of its content, in hexadecimal." }),
    uploadedBy: Author.meta({ description: "Who uploaded it." }),
    createdAt: z.iso.datetime().meta({ description: "When it was uploaded." }),
  })
  .meta({ id: "CarrierDocument", description: "A document of a carrier, without its content." });
export type CarrierDocument = z.infer<typeof CarrierDocument>;

const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** A text of up to seven million characters: one class of characters, so that the check costs one pass. */
const Base64 = z
  .string()
  .min(1)
  .max(Math.ceil(documentBytesMax / 3) * 4)
  .refine(isBase64, { error: "Must be base64.", params: { code: "invalid_format" } });

/** A file as it is uploaded. */
export const documentUpload = {
  kind: DocumentKind.meta({ description: "What the document is." }),
  fileName: ShortText.meta({ description: "What the file is called; only its name is kept, no folders." }),
  content: Base64.meta({
    description: `The file in base64: a PDF, JPEG, PNG or WEBP of ${documentBytesMin} bytes to ${documentMebibytesMax} MiB. Its content decides, not its name.`,
  }),
};

const document = CarrierDocument.meta({ description: "The document that is kept." });

export const ListCarrierDocumentsRequest = z.object({ ...namedCarrier, ...pageRequest }).refine(...needsCarrier);
export type ListCarrierDocumentsRequest = z.infer<typeof ListCarrierDocumentsRequest>;
export const ListCarrierDocumentsResponse = z.object(pageResponse(CarrierDocument));
export type ListCarrierDocumentsResponse = z.infer<typeof ListCarrierDocumentsResponse>;

export const GetCarrierDocumentRequest = z.object({ id: ShortText.meta({ description: "Our id of the document." }) });
export type GetCarrierDocumentRequest = z.infer<typeof GetCarrierDocumentRequest>;
export const GetCarrierDocumentResponse = z.object({
  document: CarrierDocument.meta({ description: "What is known of it." }),
  content: z.string().meta({ description: "The file in base64." }),
});
export type GetCarrierDocumentResponse = z.infer<typeof GetCarrierDocumentResponse>;

export const UploadCarrierDocumentRequest = z.object({ ...namedCarrier, ...documentUpload }).refine(...needsCarrier);
export type UploadCarrierDocumentRequest = z.infer<typeof UploadCarrierDocumentRequest>;
export const UploadCarrierDocumentResponse = z.object({ document });
export type UploadCarrierDocumentResponse = z.infer<typeof UploadCarrierDocumentResponse>;

export const RemoveCarrierDocumentRequest = z.object({
  id: ShortText.meta({ description: "The document to remove, for good." }),
});
export type RemoveCarrierDocumentRequest = z.infer<typeof RemoveCarrierDocumentRequest>;
export const RemoveCarrierDocumentResponse = z.object({});
export type RemoveCarrierDocumentResponse = z.infer<typeof RemoveCarrierDocumentResponse>;
