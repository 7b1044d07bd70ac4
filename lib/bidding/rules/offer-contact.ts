import type { OfferContact, OfferLanguage } from "@/lib/bidding/schema/posting";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";

type Contact = CarrierProfile["contacts"][number];

// Whoever plans the trucks answers an offer; the main contact is often the owner or the office.
const dispatches = /dispatch|despach|tr[aá]fico|operacion|operation/i;

/** E.164: at most fifteen digits with the country's, of which none begins with zero. */
const international = /^\+[1-9]\d{7,14}$/;

/**
 * "+528112345678" for "+52 (81) 1234-5678" and "0052 81 1234 5678". Undefined for a number without its country: a
 * wrong guess would send the offer to a stranger.
 */
export function internationalPhone(phone: string): string | undefined {
  const digits = phone.trim().replace(/[\s().\-/]/g, "");
  const number = digits.replace(/^00/, "+");
  return international.test(number) ? number : undefined;
}

/** How the carrier is reached about an offer: its dispatch before others, and of each kind the first there is. */
export function contactFor(contacts: readonly Contact[]): OfferContact {
  const byNearness = [...contacts].sort((one, other) => rankOf(one) - rankOf(other));
  const reached = byNearness.find(({ phone, email }) => phone || email);
  const phone = reached?.phone ?? byNearness.find((contact) => contact.phone)?.phone;
  const email = reached?.email ?? byNearness.find((contact) => contact.email)?.email;
  const known = phone && internationalPhone(phone);
  return {
    ...(reached?.name && { name: reached.name }),
    ...(phone && { phone }),
    ...(known && { internationalPhone: known }),
    ...(email && { email }),
  };
}

const rankOf = ({ role = "" }: Contact) => (dispatches.test(role) ? 0 : 1);

type Known = { [Field in "rfcNumber" | "mxNumber" | "internationalPhone"]?: string | undefined };

/** Who is known to Mexico's authorities, or has a telephone there, is written to in Spanish. */
export const languageOf = ({ rfcNumber, mxNumber, internationalPhone: phone }: Known): OfferLanguage =>
  rfcNumber || mxNumber || phone?.startsWith("+52") ? "es-MX" : "en-US";
