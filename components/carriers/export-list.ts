import { regulatoryWords } from "@/components/carriers/identifiers";
import { csvText, downloadCsv } from "@/components/import/download-csv";
import { type CarriersFilter, fetchAllCarriers } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

/** The columns of the file, called as the API calls them. */
const columns: Record<string, (carrier: CarrierRecord) => unknown> = {
  id: ({ id }) => id,
  displayName: ({ displayName }) => displayName,
  ...Object.fromEntries(regulatoryWords.map(([field]) => [field, (carrier: CarrierRecord) => carrier[field]])),
  dotSuffixes: ({ profile }) => profile.dotSuffixes,
  scac: ({ scac }) => scac,
  externalId: ({ externalId }) => externalId,
  status: ({ relationship }) => relationship?.status,
  onboardingStatus: ({ relationship }) => relationship?.onboardingStatus,
  source: ({ relationship }) => relationship?.source,
  note: ({ relationship }) => relationship?.note,
  updatedAt: ({ relationship }) => relationship?.updatedAt,
  assignable: ({ meaning }) => meaning.assignable,
  reason: ({ meaning }) => meaning.reason,
  contactName: ({ profile }) => profile.contacts[0]?.name,
  contactPhone: ({ profile }) => profile.contacts[0]?.phone,
  contactEmail: ({ profile }) => profile.contacts[0]?.email,
  certificates: ({ profile }) => profile.certificates.map(({ type }) => type),
  insuranceAmount: ({ profile }) => profile.cargoInsurance && profile.cargoInsurance.coverage.amount / 100,
  insuranceCurrency: ({ profile }) => profile.cargoInsurance?.coverage.currencyCode,
  insuranceExpiresOn: ({ profile }) => profile.cargoInsurance?.expiresOn,
};

const rowOf = (carrier: CarrierRecord) => Object.values(columns).map((read) => read(carrier));

/** Every carrier of a queue as a file. An incomplete one is never made. @throws CallError when a page cannot be had. */
export async function exportList(filter: CarriersFilter) {
  const carriers = await fetchAllCarriers(filter);
  downloadCsv("carriers.csv", Object.keys(columns), carriers.map(rowOf));
}

/** The same as text. @throws CallError */
export async function listAsCsv(filter: CarriersFilter) {
  const carriers = await fetchAllCarriers(filter);
  return csvText([Object.keys(columns), ...carriers.map(rowOf)]);
}
