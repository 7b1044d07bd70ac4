import { defineEndpoint } from "@/lib/core/endpoint";
import { carrierId, exampleDocument, examplePdf } from "@/lib/onboarding/contract/example-carrier";
import {
  GetCarrierDocumentRequest,
  GetCarrierDocumentResponse,
  ListCarrierDocumentsRequest,
  ListCarrierDocumentsResponse,
  RemoveCarrierDocumentRequest,
  RemoveCarrierDocumentResponse,
  UploadCarrierDocumentRequest,
  UploadCarrierDocumentResponse,
} from "@/lib/onboarding/schema/document";
import { ownDocumentsMax, uploadBodyBytesMax } from "@/lib/onboarding/schema/document-values";

const documents = { tag: "Onboarding", callers: ["apiKey", "user"] } as const;
const read = { ...documents, scope: "carriers:read", role: "VIEWER", writes: false } as const;
const write = { ...documents, scope: "carriers:write", role: "BROKER", writes: true } as const;

const { linkId: _link, ...ownDocument } = exampleDocument;
const uploaded = {
  ...ownDocument,
  uploadedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
} as const;

export const listCarrierDocumentsEndpoint = defineEndpoint({
  ...read,
  path: "/carrier-documents/list",
  operationId: "listCarrierDocuments",
  summary: "Carrier document list",
  description: `Lists a carrier's documents, newest first: those it uploaded itself, signed or not, and those your
organization put beside them.`,
  request: ListCarrierDocumentsRequest,
  response: ListCarrierDocumentsResponse,
  examples: [
    { name: "Of one carrier", request: { carrierId }, response: { items: [exampleDocument], nextCursor: null } },
  ],
});

export const getCarrierDocumentEndpoint = defineEndpoint({
  ...read,
  path: "/carrier-documents/get",
  operationId: "getCarrierDocument",
  summary: "Carrier document details",
  description: "Answers a carrier's document with its content.",
  request: GetCarrierDocumentRequest,
  response: GetCarrierDocumentResponse,
  examples: [
    {
      name: "A certificate of insurance",
      request: { id: exampleDocument.id },
      response: { document: exampleDocument, content: examplePdf },
    },
  ],
});

export const uploadCarrierDocumentEndpoint = defineEndpoint({
  ...write,
  mayMiss: true,
  mayConflict: true,
  maxBodyBytes: uploadBodyBytesMax,
  path: "/carrier-documents/upload",
  operationId: "uploadCarrierDocument",
  summary: "Carrier document upload",
  description: `Keeps a document of a carrier.
At most ${ownDocumentsMax} of your own per carrier. The same content a second time is the document that is there.`,
  request: UploadCarrierDocumentRequest,
  response: UploadCarrierDocumentResponse,
  examples: [
    {
      name: "A certificate that came by e-mail",
      request: { carrierId, kind: "INSURANCE_CERTIFICATE", fileName: "seguro-de-carga.pdf", content: examplePdf },
      response: { document: uploaded },
    },
  ],
});

export const removeCarrierDocumentEndpoint = defineEndpoint({
  ...write,
  path: "/carrier-documents/remove",
  operationId: "removeCarrierDocument",
  summary: "Carrier document removal",
  description: "Removes a carrier's document for good. The history of the carrier keeps its name and its SHA-256.",
  request: RemoveCarrierDocumentRequest,
  response: RemoveCarrierDocumentResponse,
  examples: [{ name: "One of the wrong carrier", request: { id: exampleDocument.id }, response: {} }],
});
