import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { demo } from "./demo";

/** A load of its own for every test, as the TMS sends it: glassware from Monterrey to Dallas over Laredo. */
export const aSentLoad = () => ({
  externalId: `E2E-${randomUUID().slice(0, 8)}`,
  externalCustomerId: "VIDRIOS-BAJIO",
  status: "AVAILABLE",
  stops: [
    {
      type: "PICKUP",
      externalId: "S1",
      location: {
        place: {
          street: "Av. Ruiz Cortines 2000",
          city: "Monterrey",
          state: "NL",
          postalCode: "64400",
          countryCode: "MX",
        },
        timezone: "America/Monterrey",
      },
    },
    {
      type: "DELIVERY",
      externalId: "S2",
      location: {
        place: { street: "4500 S Buckner Blvd", city: "Dallas", state: "TX", postalCode: "75227", countryCode: "US" },
        timezone: "America/Chicago",
      },
    },
  ],
  trailerRequirements: { allowedTypes: ["DRY_VAN_53"], foodGrade: true },
  commodities: [{ name: "Glassware", weight: { value: 24_000, unit: "POUNDS" } }],
  maxBuy: { currencyCode: "USD", amount: 210_000 },
});

/** The page of a stored load with its form open. */
export const formOf = ({ id }: { id: string }) => `/loads/${id}?tab=edit`;

export type SentLoad = ReturnType<typeof aSentLoad>;

/** What the TMS does with the demo organization's key. */
export function tms(request: APIRequestContext) {
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { data, headers: { "api-key": demo.apiKey } });
    if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  return {
    sync: (load: object) => post("/loads/sync", { load }),
    get: (externalId: string) => post("/loads/get", { externalId }),
    getById: (id: string) => post("/loads/get", { id }),
  };
}
