import { dotSuffixesIn } from "@/lib/carriers/rules/identifiers";
import type { ImportRow } from "@/lib/carriers/schema/import";
import type { CarrierProfile, Contact } from "@/lib/carriers/schema/profile";
import { asJson } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import { dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";
import type { FieldChange } from "@/lib/vocabulary/field-change";

export const emptyProfile: CarrierProfile = { contacts: [], certificates: [] };

/** What changed, field by field. */
export const profileChanges = (before: CarrierProfile, after: CarrierProfile): FieldChange[] =>
  changesBetween(asJson(before), asJson(after), "profile");

type Replacing = { [Name in keyof CarrierProfile]?: CarrierProfile[Name] | null | undefined };

/** Nothing said in so many words is nothing said. */
const unlessEmpty = <Said extends object>(said: Said | undefined) =>
  said && Object.keys(said).length > 0 ? said : undefined;

/** A profile of which some fields are replaced; null clears. */
export function replacedProfile(profile: CarrierProfile, replacing: Replacing): CarrierProfile {
  const said = <Name extends keyof CarrierProfile>(name: Name) =>
    replacing[name] === undefined ? profile[name] : (replacing[name] ?? undefined);
  return {
    contacts: said("contacts") ?? [],
    certificates: said("certificates") ?? [],
    cargoInsurance: said("cargoInsurance"),
    has247CustomerService: said("has247CustomerService"),
    hauling: unlessEmpty(said("hauling")),
    refusedByCustomers: unlessEmpty(said("refusedByCustomers")),
    dotSuffixes: unlessEmpty(said("dotSuffixes")),
  };
}

/**
 * A profile with what a row of an import says: parts of the main contact, certificates by their type, insurance, and the
 * registrations that the letters of its US DOT number add to those on record.
 */
export function importedProfile(profile: CarrierProfile, row: ImportRow): CarrierProfile {
  const [main, ...others] = profile.contacts;
  const { contactName: name, contactPhone: phone, contactEmail: email, certificates, cargoInsurance } = row;
  const contact: Contact = { ...main, ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
  const registrations = new Set([...(profile.dotSuffixes ?? []), ...dotSuffixesIn(row.dotNumber)]);
  const isReplaced = ({ type }: { type: string }) => certificates?.some((given) => given.type === type);
  return {
    ...profile,
    contacts: Object.keys(contact).length > 0 ? [contact, ...others] : profile.contacts,
    certificates: [...profile.certificates.filter((certificate) => !isReplaced(certificate)), ...(certificates ?? [])],
    ...(cargoInsurance && { cargoInsurance }),
    ...(registrations.size > 0 && { dotSuffixes: dotSuffixes.filter((letter) => registrations.has(letter)) }),
  };
}
