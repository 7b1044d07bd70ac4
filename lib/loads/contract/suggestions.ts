import { defineEndpoint } from "@/lib/core/endpoint";
import {
  ListCustomersRequest,
  ListCustomersResponse,
  SearchPlacesRequest,
  SearchPlacesResponse,
} from "@/lib/loads/schema/suggestions";

const read = { tag: "Loads", callers: ["user"], writes: false } as const;

export const searchPlacesEndpoint = defineEndpoint({
  ...read,
  role: "VIEWER",
  path: "/places/search",
  operationId: "searchPlaces",
  summary: "Place search",
  description: `Finds towns, states and facilities that somebody who types may mean.
For a form that completes an address. Towns are found by the beginning of their name in English or Spanish, by abbreviations
such as \`Mty\`, with a state behind or not, and by postal code; states and countries by the beginning of a name or
code; facilities are those of your latest loads. Without a query towns and facilities are what you use most.`,
  request: SearchPlacesRequest,
  response: SearchPlacesResponse,
  examples: [
    {
      name: "By an abbreviation",
      request: { query: "Mty" },
      response: {
        towns: [{ city: "Monterrey", state: "NLE", countryCode: "MX", timezone: "America/Monterrey", uses: 12 }],
        areas: [],
        facilities: [],
      },
    },
    {
      name: "By the code of a state",
      request: { query: "NLE" },
      response: {
        towns: [],
        areas: [{ name: "Nuevo León", state: "NLE", countryCode: "MX", isWhole: true }],
        facilities: [],
      },
    },
    {
      name: "By the name of a site",
      request: { query: "planta apod" },
      response: {
        towns: [],
        areas: [],
        facilities: [
          {
            location: {
              facilityName: "Planta Apodaca",
              place: {
                type: "ADDRESS",
                street: "Carr. Miguel Alemán km 22",
                city: "Apodaca",
                state: "NLE",
                countryCode: "MX",
              },
              timezone: "America/Monterrey",
            },
            contacts: [{ name: "Ana Lucía Treviño", phone: "+52 81 8000 0000" }],
            uses: 4,
          },
        ],
      },
    },
  ],
});

export const listCustomersEndpoint = defineEndpoint({
  ...read,
  role: "BROKER",
  cost: "list",
  path: "/customers/list",
  operationId: "listCustomers",
  summary: "Customer list",
  description: `Lists the customers of your latest loads, each with what its last load asked for, to be offered for the
next one. Nothing of it is stored anew.`,
  request: ListCustomersRequest,
  response: ListCustomersResponse,
  examples: [
    {
      name: "The last one",
      request: { limit: 1 },
      response: {
        items: [
          {
            externalCustomerId: "FRUTAS-SONORA",
            customerName: "Frutas Sonora",
            loads: 7,
            last: {
              paymentTerms: "Net 30",
              trailerRequirements: { allowedTypes: ["REEFER"] },
              carrierRequirements: { ctpatCertified: true },
            },
          },
        ],
      },
    },
  ],
});
