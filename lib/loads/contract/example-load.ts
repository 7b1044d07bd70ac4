import type * as z from "zod";
import type { Load, LoadInput } from "@/lib/loads/schema/load";

/** Berries from Monterrey to Dallas over Laredo, as a TMS would send them. */
export const exampleLoadInput: z.input<typeof LoadInput> = {
  externalId: "TMS-10234",
  externalCustomerId: "FRUTAS-SONORA",
  status: "AVAILABLE",
  truckload: "FULL",
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
      appointment: { type: "SCHEDULED", start: "2026-11-23T08:00", end: "2026-11-23T10:00" },
      loadingMethod: "LIVE",
    },
    {
      type: "DELIVERY",
      externalId: "S2",
      location: {
        place: { street: "4500 S Buckner Blvd", city: "Dallas", state: "TX", postalCode: "75227", countryCode: "US" },
        timezone: "America/Chicago",
      },
      appointment: { type: "FIRST_COME_FIRST_SERVED", start: "2026-11-25T06:00", end: "2026-11-25T14:00" },
    },
  ],
  trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true, maxAgeYears: 10 },
  carrierRequirements: { ctpatCertified: true, minCargoInsurance: { currencyCode: "USD", amount: 10_000_000 } },
  commodities: [
    {
      name: "Fresh berries",
      weight: { type: "EXACT", value: 24_000, unit: "POUNDS" },
      pieces: { type: "PALLET", count: 18, stackable: false },
      temperatureRequirements: { minimum: 32, maximum: 34, unit: "FAHRENHEIT" },
    },
  ],
  borderCrossings: [{ usMxBorderCrossing: "LAREDO_INTL_BRIDGE", borderCrossingStrategy: "PRE_ASSIGNED" }],
  referenceNumbers: [{ label: "PO", value: "48811-A" }],
  maxBuy: { currencyCode: "USD", amount: 210_000 },
  metadata: { customsBroker: "Agencia Aduanal del Norte" },
};

export const exampleLoad: z.input<typeof Load> = {
  id: "load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815",
  externalId: "TMS-10234",
  externalDisplayId: "TMS-10234",
  externalCustomerId: "FRUTAS-SONORA",
  status: "AVAILABLE",
  truckload: "FULL",
  stops: [
    {
      type: "PICKUP",
      externalId: "S1",
      location: {
        place: {
          type: "ADDRESS",
          street: "Av. Ruiz Cortines 2000",
          city: "Monterrey",
          state: "NL",
          postalCode: "64400",
          countryCode: "MX",
        },
        coordinates: { latitude: 25.67507, longitude: -100.31847 },
        timezone: "America/Monterrey",
        carrierPreapproval: "NONE",
      },
      appointment: { type: "SCHEDULED", start: "2026-11-23T14:00:00.000Z", end: "2026-11-23T16:00:00.000Z" },
      loadingMethod: "LIVE",
    },
    {
      type: "DELIVERY",
      externalId: "S2",
      location: {
        place: {
          type: "ADDRESS",
          street: "4500 S Buckner Blvd",
          city: "Dallas",
          state: "TX",
          postalCode: "75227",
          countryCode: "US",
        },
        coordinates: { latitude: 32.7672, longitude: -96.6836 },
        timezone: "America/Chicago",
        carrierPreapproval: "NONE",
      },
      appointment: {
        type: "FIRST_COME_FIRST_SERVED",
        start: "2026-11-25T12:00:00.000Z",
        end: "2026-11-25T20:00:00.000Z",
      },
      loadingMethod: "LIVE",
    },
  ],
  trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true, maxAgeYears: 10 },
  carrierRequirements: { ctpatCertified: true, minCargoInsurance: { currencyCode: "USD", amount: 10_000_000 } },
  commodities: [
    {
      name: "Fresh berries",
      weight: { type: "EXACT", value: 24_000, unit: "POUNDS" },
      pieces: { type: "PALLET", count: 18, stackable: false },
      temperatureRequirements: { minimum: 32, maximum: 34, unit: "FAHRENHEIT" },
    },
  ],
  requiredEquipment: [],
  referenceNumbers: [{ label: "PO", value: "48811-A" }],
  maxBuy: { currencyCode: "USD", amount: 210_000 },
  metadata: { customsBroker: "Agencia Aduanal del Norte" },
};
