import { exampleLoad, exampleLoadInput } from "@/lib/loads/contract/example-load";

const { maxBuy, ...withoutLimit } = exampleLoad;

export const syncExamples = [
  { name: "A refrigerated load over Laredo", request: { load: exampleLoadInput }, response: { load: exampleLoad } },
  {
    name: "A carrier that must be reviewed first",
    request: {
      load: {
        externalId: "TMS-10234",
        assignedCarrier: {
          carrier: { dotNumber: "3921147" },
          price: {
            lineItems: [
              { externalId: "1", externalCode: "LINEHAUL", value: { currencyCode: "USD" as const, amount: 195_000 } },
              { externalId: "2", externalCode: "DISCOUNT", value: { currencyCode: "USD" as const, amount: -10_000 } },
            ],
          },
        },
      },
    },
    response: {
      load: exampleLoad,
      warnings: [
        {
          path: "load.assignedCarrier.carrier",
          code: "carrier_not_assigned",
          message:
            "Not assigned (needs_review): this carrier needs a manual review before it may be assigned to freight.",
        },
      ],
    },
  },
  {
    name: "What would become of a load",
    request: { load: { externalId: "TMS-10234", status: "ON_HOLD" as const, maxBuy: null }, validateOnly: true },
    response: {
      load: { ...withoutLimit, status: "ON_HOLD" as const },
      changes: [
        { path: "load.maxBuy", before: maxBuy },
        { path: "load.status", before: "AVAILABLE", after: "ON_HOLD" },
      ],
    },
  },
];
