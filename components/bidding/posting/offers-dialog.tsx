"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CarrierChoices, type Chosen } from "@/components/bidding/posting/carrier-choices";
import { MailChoice, useSendsMail } from "@/components/bidding/posting/mail-state";
import { type SentLanguage, SentOffers } from "@/components/bidding/posting/sent-offers";
import type { OfferLinks } from "@/components/bidding/posting/use-offer-links";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Posting } from "@/lib/bidding/schema/posting";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type OffersValues = { carriers: Chosen[]; byMail: boolean };
const unchosen: OffersValues = { carriers: [], byMail: false };

type OffersDialogProps = { loaded: GetLoadResponse; posting: Posting; links: OfferLinks; onClose: () => void };

const languages = ["carrier", "en-US", "es-MX"] as const;

/** Hands the links over that were made, and makes those of further carriers. */
export function OffersDialog({ loaded: { load }, posting, links, onClose }: OffersDialogProps) {
  const t = useTranslations("postings.offers");
  const [language, setLanguage] = useState<SentLanguage>("carrier");
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/posting")).OfferLinkRequest,
    defaultValues: unchosen,
    // Each carrier is a request of its own; the first stands for all.
    toRequest: ({ carriers: [first] }: OffersValues) => ({
      postingId: posting.id,
      carrierId: first?.id ?? "",
    }),
    onSubmit: async (_request, { carriers, byMail: isMailed }) => {
      const chosenLanguage = language === "carrier" ? {} : { language };
      await links.make(posting.id, carriers, isMailed ? { byMail: true, ...chosenLanguage } : {});
      form.setValue("carriers", []);
    },
  });
  const [chosen, byMail] = useWatch({ control: form.control, name: ["carriers", "byMail"] });
  const sendsMail = useSendsMail(load.id);
  const linked = new Set(posting.offers.flatMap(({ carrierId, revokedAt }) => (revokedAt ? [] : carrierId)));
  const hasRows = posting.offers.length > 0 || Object.keys(links.madeFor(posting.id)).length > 0;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t("title", { load: load.externalDisplayId ?? load.externalId })}
      description={t(sendsMail ? "textByMail" : "text")}
      cancel={{ label: t("done") }}
      submit={{
        label: form.isSubmitting
          ? t("making")
          : t(byMail && chosen.length > 0 ? "makeMail" : "make", { count: chosen.length }),
        disabled: chosen.length === 0,
      }}
      onClose={onClose}
    >
      {hasRows && (
        <section aria-labelledby="offer-links" className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="offer-links" className="font-medium">
              {t("links")}
            </h3>
            <SegmentedControl
              label={t("language")}
              value={language}
              options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              onChange={setLanguage}
            />
          </div>
          <SentOffers load={load} posting={posting} links={links} language={language} />
        </section>
      )}
      <section aria-labelledby="more-carriers" className="grid gap-2">
        <h3 id="more-carriers" className="font-medium">
          {t("moreCarriers")}
        </h3>
        <MailChoice
          loadId={load.id}
          chosen={chosen}
          isWanted={byMail}
          onChange={(isWanted) => form.setValue("byMail", isWanted)}
        />
        <CarrierChoices
          loadId={load.id}
          linked={linked}
          chosen={chosen}
          onChange={(next) => form.setValue("carriers", next)}
        />
      </section>
    </FormDialog>
  );
}
