import { internationalPhone, languageOf } from "@/lib/bidding/rules/offer-contact";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { findPerson } from "@/lib/directory/find-owners";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { getFreight } from "@/lib/loads/get-freight";
import { measureLoad } from "@/lib/loads/measure-load";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import type { AssignedCarrier } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { placeName } from "@/lib/places/rules/place-name";
import { getRateConfirmationTerms } from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import type { RateConfirmationTerms } from "@/lib/rate-confirmations/schema";
import type { Context } from "@/lib/server/context";

type Carrier = NonNullable<AssignedCarrier["carrier"]>;

/** What broker and carrier agreed: whatever the carrier may see of the load once it has it, its price, and the terms. */
export type RateConfirmation = {
  /** The version of the load that it is about. */
  version: number;
  /** Called as the broker's papers call it, invoices too. */
  load: OfferedLoad;
  /** What its offer to the carrier called it. */
  offeredAs: string;
  carrier: Carrier;
  assigned: AssignedCarrier;
  /** Whom the carrier asks: who covers the load, else who prints it. */
  contact: { name: string; email: string } | undefined;
  terms: RateConfirmationTerms;
  termsVersion: number;
  /** What the carrier is written with it, in its language. */
  mail: { subject: string; text: string };
  at: string;
};

/** The rate confirmation of a load as it is now; undefined while it has no carrier. It contains nothing of the customer. */
export async function describeRateConfirmation(
  ctx: Context,
  { load, version }: GetLoadResponse,
): Promise<RateConfirmation | undefined> {
  const { assignedCarrier: assigned, id, externalId, externalDisplayId = externalId } = load;
  const carrier = assigned?.carrier;
  if (!carrier) return undefined;
  const reader = ctx.actor.type === "user" ? ctx.actor.id : undefined;
  const [{ document }, contact, { terms, version: termsVersion }] = await Promise.all([
    getFreight(ctx, { id }),
    findPerson(ctx, [load.externalOwnerCoverageUserId, reader]),
    getRateConfirmationTerms(ctx, {}),
  ]);
  const displayId = externalDisplayId;
  const shown = offeredLoad({ document, displayId, miles: measureLoad(document), isAccepted: true });
  return {
    version,
    load: shown,
    offeredAs: idForCarrier({ id, externalId, displayId }),
    carrier,
    mail: await mailTo(carrier, shown, contact?.name ?? ctx.actor.name),
    assigned,
    contact,
    terms,
    termsVersion,
    at: ctx.now.toISOString(),
  };
}

async function mailTo(carrier: Carrier, { externalDisplayId: id, stops }: OfferedLoad, broker: string) {
  const { contactName, contactPhone = "" } = carrier;
  const { t } = await writtenTexts(languageOf({ ...carrier, internationalPhone: internationalPhone(contactPhone) }));
  const lane = [stops[0], stops.at(-1)].flatMap((stop) => placeName(stop?.place) ?? []).join(" → ");
  const load = [id, lane].filter(Boolean).join(", ");
  const name = contactName ?? carrier.displayName;
  return {
    subject: t("mails.confirmation.subject", { load }),
    text: t("mails.confirmation.text", { name, load, broker }),
  };
}
