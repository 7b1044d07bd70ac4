import type { ImportColumn } from "@/components/import/map-columns";

/** What people call the columns of a list of carriers, in English and Spanish. Labels are added in the reader's language. */
const synonyms = {
  displayName: ["name", "carrier", "carrier name", "legal name", "company", "nombre", "transportista", "razón social"],
  dotNumber: ["DOT", "USDOT", "US DOT", "DOT #", "USDOT number", "número DOT"],
  mcNumber: ["MC", "MC #", "docket", "motor carrier", "número MC"],
  mxNumber: ["MX", "MX #", "número MX"],
  rfcNumber: ["RFC", "tax id", "registro federal de contribuyentes"],
  cvorNumber: ["CVOR"],
  nirNumber: ["NIR"],
  nscNumber: ["NSC"],
  scac: ["SCAC", "alpha code", "SCAC code"],
  externalId: ["external id", "carrier id", "TMS id", "vendor id", "carrierExternalId", "clave", "ID externo", "su ID"],
  status: ["relationship", "estado", "estatus", "relación"],
  onboardingStatus: ["onboarding", "onboarded", "alta", "estado del alta"],
  contactName: ["contact", "contact name", "dispatcher", "contacto", "despachador"],
  contactPhone: ["phone", "telephone", "contact phone", "teléfono", "celular"],
  contactEmail: ["email", "e-mail", "mail", "contact email", "correo", "correo electrónico"],
  certificates: ["certifications", "CTPAT", "certificados", "certificaciones"],
  insuranceAmount: [
    "cargo insurance",
    "coverage",
    "insurance amount",
    "insurance coverage",
    "insured amount",
    "seguro de carga",
    "seguro de la carga",
    "cobertura",
    "suma asegurada",
    "monto asegurado",
    "monto del seguro",
    "importe asegurado",
  ],
  insuranceCurrency: ["currency", "insurance currency", "moneda", "divisa"],
  insurer: ["insurance company", "insurance carrier", "aseguradora", "compañía de seguros"],
  policyNumber: ["policy", "policy number", "póliza", "número de póliza"],
  insuranceExpiresOn: [
    "insurance expiry",
    "insurance expires",
    "expires",
    "expiration",
    "insurance until",
    "vence",
    "vencimiento",
    "vigencia",
  ],
} as const;

export type ColumnId = keyof typeof synonyms;

// "Seguro" above amounts is the cover; "Vence seguro" is not.
const hints: { [Id in ColumnId]?: readonly string[] } = { insuranceAmount: ["insurance", "seguro"] };

const columnIds = Object.keys(synonyms).filter((id): id is ColumnId => id in synonyms);
const upsertIds: readonly ColumnId[] = [
  "dotNumber",
  "mcNumber",
  "mxNumber",
  "rfcNumber",
  "cvorNumber",
  "nirNumber",
  "nscNumber",
  "externalId",
  "status",
  "onboardingStatus",
];

export type TableMode = "import" | "upsert";

/** The columns a table may have: all for an import; what names a carrier and its status for an upsert. */
export const columnsFor = (mode: TableMode, label: (id: ColumnId) => string): ImportColumn[] =>
  (mode === "upsert" ? upsertIds : columnIds).map((id) => ({
    id,
    label: label(id),
    synonyms: synonyms[id],
    hints: hints[id] ?? [],
  }));
