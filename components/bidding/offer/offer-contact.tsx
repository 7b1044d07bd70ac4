"use client";

import { useTranslations } from "next-intl";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

/** Whom the carrier asks about the load. */
export function OfferContact({
  offer: { contact, organizationName: organization, load },
}: {
  offer: GetOfferResponse;
}) {
  const t = useTranslations("offers.contact");
  if (!contact) return <p className="text-ink-2">{t("askNobody", { organization })}</p>;
  const subject = encodeURIComponent(t("subject", { id: load.externalDisplayId }));
  return (
    <p className="text-ink-2">
      {t("ask", { name: contact.name, organization })}{" "}
      <a
        href={`mailto:${encodeURIComponent(contact.email)}?subject=${subject}`}
        className="link wrap-anywhere inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
      >
        {contact.email}
      </a>
    </p>
  );
}
