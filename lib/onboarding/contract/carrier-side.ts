import * as z from "zod";
import { defineEndpoint } from "@/lib/core/endpoint";
import {
  exampleAnswers,
  exampleDocument,
  exampleLink,
  examplePdf,
  exampleSignature,
} from "@/lib/onboarding/contract/example-carrier";
import { UploadCarrierDocumentResponse } from "@/lib/onboarding/schema/document";
import { documentsPerLinkMax, uploadBodyBytesMax } from "@/lib/onboarding/schema/document-values";
import {
  GetOnboardingRequest,
  GetOnboardingResponse,
  RemoveOnboardingDocumentRequest,
  SaveOnboardingRequest,
  SaveOnboardingResponse,
  SignOnboardingRequest,
  SignOnboardingResponse,
  UploadOnboardingDocumentRequest,
} from "@/lib/onboarding/schema/onboarding";

const carrierSide = {
  tag: "Onboarding",
  callers: ["carrier"],
  link: "ONBOARDING",
  role: "VIEWER",
  writes: true,
} as const;

export const getOnboardingEndpoint = defineEndpoint({
  ...carrierSide,
  writes: false,
  path: "/onboarding/get",
  operationId: "getOnboarding",
  summary: "Onboarding details",
  description: "Answers what a carrier finds behind its link. The first call opens the link.",
  request: GetOnboardingRequest,
  response: GetOnboardingResponse,
  examples: [
    {
      name: "A link that was just opened",
      request: {},
      response: {
        organizationName: "Meridian Freight",
        carrier: exampleAnswers.identity,
        state: "OPENED",
        expiresAt: exampleLink.expiresAt,
        answers: { identity: exampleAnswers.identity, contacts: [], certificates: [] },
        version: 1,
        documents: [],
      },
    },
  ],
});

export const saveOnboardingEndpoint = defineEndpoint({
  ...carrierSide,
  mayConflict: true,
  path: "/onboarding/save",
  operationId: "saveOnboarding",
  summary: "Onboarding answers update",
  description: "Keeps what a carrier has filled in so far. What was signed cannot be changed.",
  request: SaveOnboardingRequest,
  response: SaveOnboardingResponse,
  examples: [
    {
      name: "The contacts",
      request: { answers: { contacts: exampleAnswers.contacts }, ifVersion: 1 },
      response: { version: 2 },
    },
  ],
});

export const uploadDocumentEndpoint = defineEndpoint({
  ...carrierSide,
  mayConflict: true,
  maxBodyBytes: uploadBodyBytesMax,
  path: "/onboarding/upload",
  operationId: "uploadOnboardingDocument",
  summary: "Onboarding document upload",
  description: `Adds a document to what a carrier will sign.
At most ${documentsPerLinkMax} documents through one link. The same content a second time is the document that is there.`,
  request: UploadOnboardingDocumentRequest,
  response: UploadCarrierDocumentResponse,
  examples: [
    {
      name: "A certificate of insurance",
      request: { kind: "INSURANCE_CERTIFICATE", fileName: "seguro-de-carga.pdf", content: examplePdf },
      response: { document: exampleDocument },
    },
  ],
});

export const removeDocumentEndpoint = defineEndpoint({
  ...carrierSide,
  mayConflict: true,
  path: "/onboarding/remove-document",
  operationId: "removeOnboardingDocument",
  summary: "Onboarding document removal",
  description: "Takes back a document that was uploaded through the link.",
  request: RemoveOnboardingDocumentRequest,
  response: z.object({}),
  examples: [{ name: "One too many", request: { id: exampleDocument.id }, response: {} }],
});

export const signOnboardingEndpoint = defineEndpoint({
  ...carrierSide,
  mayConflict: true,
  path: "/onboarding/sign",
  operationId: "signOnboarding",
  summary: "Onboarding signature",
  description: `Signs the answers and submits them for review.
Needs a contact with a telephone number or an e-mail address. Signing makes a carrier neither ONBOARDED nor ACTIVE: that is for
the organization to decide. Where the identity differs from the one on record, the organization is notified.`,
  request: SignOnboardingRequest,
  response: SignOnboardingResponse,
  examples: [
    {
      name: "In Spanish",
      request: {
        signerName: "Marisol Garza",
        signerTitle: "Gerente de operaciones",
        agrees: true,
        language: "es-MX",
        ifVersion: 1,
      },
      response: { state: "SIGNED", signature: exampleSignature },
    },
  ],
});
