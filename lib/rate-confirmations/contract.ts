import { defineEndpoint } from "@/lib/core/endpoint";
import {
  GetRateConfirmationTermsRequest,
  type RateConfirmationTerms,
  RateConfirmationTermsResponse,
  SaveRateConfirmationTermsRequest,
} from "@/lib/rate-confirmations/schema";

const shared = { tag: "Loads", callers: ["user"], scope: undefined } as const;

const terms: RateConfirmationTerms = {
  issuer:
    "Meridian Freight LLC\n4512 Mines Road, Laredo, TX 78045\nMC 123456 · USDOT 1234567\nInvoices: ap@meridian.example",
  english: "Two hours free at each stop. Invoices are paid 30 days after the proof of delivery has arrived.",
  spanish: "Dos horas libres en cada parada. Las facturas se pagan a 30 días de recibida la evidencia de entrega.",
};

export const getRateConfirmationTermsEndpoint = defineEndpoint({
  ...shared,
  role: "VIEWER",
  writes: false,
  path: "/rate-confirmation-terms/get",
  operationId: "getRateConfirmationTerms",
  summary: "Rate confirmation terms",
  description: "Answers what your organization's rate confirmations say beside their loads.",
  request: GetRateConfirmationTermsRequest,
  response: RateConfirmationTermsResponse,
  examples: [{ name: "As it is at first", request: {}, response: { terms: {}, version: 0 } }],
});

export const saveRateConfirmationTermsEndpoint = defineEndpoint({
  ...shared,
  role: "ADMIN",
  writes: true,
  path: "/rate-confirmation-terms/save",
  operationId: "saveRateConfirmationTerms",
  summary: "Rate confirmation terms update",
  description: `Changes what rate confirmations say beside their loads. All of it at once, in force on every
confirmation that is printed from then on. With \`ifVersion\` it is refused when somebody else was faster, and
\`current\` is the terms as they are.`,
  request: SaveRateConfirmationTermsRequest,
  response: RateConfirmationTermsResponse,
  examples: [
    {
      name: "Terms in both languages",
      request: { terms, ifVersion: 0 },
      response: {
        terms,
        version: 1,
        savedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
        savedAt: "2026-11-29T15:00:00.000Z",
      },
    },
  ],
});
