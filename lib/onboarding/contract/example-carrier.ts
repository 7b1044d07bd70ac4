import type { CarrierDocument } from "@/lib/onboarding/schema/document";
import type { OnboardingLink } from "@/lib/onboarding/schema/link";
import type { OnboardingAnswers, OnboardingSignature } from "@/lib/onboarding/schema/onboarding";

export const carrierId = "carrier_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815";
const linkId = "link_019a9c5e-2b6f-7a10-8e44-91d3c07f5a21";

export const exampleLink: OnboardingLink = {
  id: linkId,
  carrierId,
  state: "LINK_SENT",
  createdAt: "2026-11-20T09:30:00.123Z",
  createdBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  expiresAt: "2026-12-04T09:30:00.123Z",
};

const carrier = { type: "carrier", id: carrierId, name: "Transportes Águila del Norte" } as const;

export const exampleAnswers: OnboardingAnswers = {
  identity: { displayName: carrier.name, dotNumber: "2384112", mcNumber: "88213", rfcNumber: "TAN010203AB1" },
  contacts: [{ name: "Marisol Garza", role: "Despacho", phone: "+52 867 555 0142", email: "despacho@example.com" }],
  certificates: [{ type: "CTPAT", number: "CTPAT-55120", expiresOn: "2027-09-30" }],
  cargoInsurance: { coverage: { currencyCode: "USD", amount: 10_000_000 }, expiresOn: "2027-06-30" },
  has247CustomerService: true,
  hauling: { trailerTypes: ["DRY_VAN_53"], countries: ["MX"], hazmat: false },
};

export const exampleDocument: CarrierDocument = {
  id: "document_019a9c5e-4c77-7b08-9d15-6e2f8a0b1c3d",
  carrierId,
  linkId,
  kind: "INSURANCE_CERTIFICATE",
  fileName: "seguro-de-carga.pdf",
  mediaType: "application/pdf",
  sizeBytes: 125,
  sha256: "c4071ece7b3d0e2501f5278299ff8be67aa48f40b4657cd898a99afa57de295e",
  uploadedBy: carrier,
  createdAt: "2026-11-21T16:02:11.480Z",
};

/** One without a page. */
export const examplePdf = btoa(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

export const exampleSignature: OnboardingSignature = {
  name: "Marisol Garza",
  title: "Gerente de operaciones",
  signedAt: "2026-11-21T16:05:40.002Z",
  consent: "onboarding-2026-11",
  language: "es-MX",
  documents: [exampleDocument.sha256],
};

export const signedLink: OnboardingLink = {
  ...exampleLink,
  state: "SIGNED",
  openedAt: "2026-11-21T15:51:03.317Z",
  signedAt: exampleSignature.signedAt,
};
