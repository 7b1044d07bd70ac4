// A Payload CMS application with one typed collection that resembles a load, and its REST route: what its documentation
// begins with, without pages. Payload is © Payload CMS, Inc., under the MIT licence.

const manifest = {
  name: "bench-peer",
  private: true,
  type: "module",
  dependencies: {
    payload: "~3.90.0",
    "@payloadcms/next": "~3.90.0",
    "@payloadcms/db-postgres": "~3.90.0",
    graphql: "^16.8.1",
    next: "16.4.6",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
};

// Anyone may create: no session is read, which our own call does have to do.
const config = `import { postgresAdapter } from "@payloadcms/db-postgres";
import { buildConfig } from "payload";

const place = [
  { name: "city", type: "text" },
  { name: "state", type: "text" },
  { name: "countryCode", type: "select", options: ["US", "MX", "CA"] },
  { name: "postalCode", type: "text" },
];

export default buildConfig({
  secret: "x".repeat(40),
  telemetry: false,
  graphQL: { disable: true },
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  collections: [
    { slug: "users", auth: true, fields: [] },
    {
      slug: "loads",
      access: { create: () => true },
      fields: [
        { name: "externalId", type: "text", required: true, unique: true },
        { name: "externalCustomerId", type: "text" },
        { name: "status", type: "select", options: ["AVAILABLE", "COVERED", "CANCELLED"], required: true },
        { name: "truckload", type: "select", options: ["FULL", "PARTIAL"] },
        { name: "roundTrip", type: "checkbox" },
        { name: "linearFeet", type: "number" },
        {
          name: "stops",
          type: "array",
          required: true,
          fields: [
            { name: "kind", type: "select", options: ["PICKUP", "DELIVERY"], required: true },
            ...place,
            { name: "start", type: "date" },
            { name: "end", type: "date" },
            { name: "loadingMethod", type: "select", options: ["LIVE", "DROP"] },
          ],
        },
        { name: "trailerType", type: "select", options: ["DRY_VAN", "REEFER", "FLATBED"] },
        { name: "commodity", type: "text" },
        { name: "weightPounds", type: "number" },
        { name: "borderCrossing", type: "text" },
        { name: "currencyCode", type: "select", options: ["USD", "MXN", "CAD"] },
        { name: "maxBuy", type: "number" },
        { name: "metadata", type: "json" },
      ],
    },
  ],
});
`;

/** The files of the application, by their paths. */
export const peerFiles = {
  "package.json": JSON.stringify(manifest),
  "payload.config.js": config,
  // Outside of production Payload makes its tables by itself when it begins.
  "make-tables.mjs": `import { getPayload } from "payload";
import config from "./payload.config.js";
await getPayload({ config });
process.exit(0);
`,
  "next.config.mjs": `import { withPayload } from "@payloadcms/next/withPayload";
export default withPayload({ turbopack: { root: import.meta.dirname } });
`,
  "app/api/[...slug]/route.js": `import { REST_POST } from "@payloadcms/next/routes";
import config from "../../../payload.config.js";
export const POST = REST_POST(config);
`,
};

/** A load of that collection: three stops and a dozen fields. */
export function peerBody(externalId, amount) {
  const stop = (kind, city, state, countryCode, day) => ({
    kind,
    city,
    state,
    countryCode,
    postalCode: "66600",
    start: `2026-12-${day}T08:00:00.000Z`,
    end: `2026-12-${day}T10:00:00.000Z`,
    loadingMethod: "LIVE",
  });
  return JSON.stringify({
    externalId,
    externalCustomerId: "ALIMENTOS-DEL-BAJIO",
    status: "AVAILABLE",
    truckload: "FULL",
    roundTrip: false,
    linearFeet: 53,
    stops: [
      stop("PICKUP", "Apodaca", "NLE", "MX", "01"),
      stop("PICKUP", "Laredo", "TX", "US", "02"),
      stop("DELIVERY", "Chicago", "IL", "US", "04"),
    ],
    trailerType: "REEFER",
    commodity: "Frozen vegetables",
    weightPounds: 21_500,
    borderCrossing: "LAREDO_INTL_BRIDGE",
    currencyCode: "USD",
    maxBuy: 200_000 + (amount % 100_000),
    metadata: { customsBroker: "Agencia Aduanal Río Bravo", lane: "NB-LRD-CHI", priority: 3 },
  });
}
