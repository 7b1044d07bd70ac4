"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSession } from "@/components/app-shell/session-provider";
import { languageOf } from "@/components/bidding/posting/carrier-language";
import { OfferRow } from "@/components/bidding/posting/offer-row";
import { type MadeLink, useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import { SegmentedField } from "@/components/form/choice-fields";
import { matching } from "@/components/form/combobox-filter";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { useField } from "@/components/form/use-field";
import { byFewestMisses, type CarrierChoice, numbersOf } from "@/components/loads/form/choices";
import { Input } from "@/components/ui/controls";
import type { Posting } from "@/lib/bidding/schema/posting";
import { createFormat } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { placeName } from "@/lib/places/rules/place-name";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type OffersDialogProps = {
  loaded: GetLoadResponse;
  posting: Posting;
  carriers: readonly CarrierChoice[];
  onClose: () => void;
};

const languages = ["carrier", "en-US", "es-MX"] as const;

/** The carriers in whose names or numbers all words occur; those that may be assigned first. */
function useFound(carriers: readonly CarrierChoice[], typed: string) {
  const options = byFewestMisses(carriers).map((carrier) => ({
    value: carrier.id,
    label: carrier.displayName,
    detail: numbersOf(carrier),
    carrier,
  }));
  const found = new Set(matching(options, typed).map(({ value }) => value));
  return options.filter(({ value }) => found.has(value)).map(({ carrier }) => carrier);
}

type OffersValues = { carrierIds: string[]; language: (typeof languages)[number] };

/** Picks carriers, makes each its link, and hands the links over in ready messages. */
export function OffersDialog({ loaded: { load }, posting, carriers, onClose }: OffersDialogProps) {
  const t = useTranslations("postings.offers");
  const { made, make } = useOfferLinks(posting.id);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/posting")).OfferLinkRequest,
    defaultValues: { carrierIds: [], language: "carrier" },
    // Each carrier is a request of its own; the first stands for all.
    toRequest: ({ carrierIds: [carrierId = ""] }: OffersValues) => ({ postingId: posting.id, carrierId }),
    onSubmit: async (_request, { carrierIds }) => {
      await make(carrierIds);
      form.setValue("carrierIds", []);
    },
  });
  const chosen = useWatch({ control: form.control, name: "carrierIds" });
  const hasLinks = Object.values(made).some((link) => "url" in link);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t("title", { load: load.externalDisplayId ?? load.externalId })}
      description={t("text")}
      cancel={{ label: t("done") }}
      submit={{
        label: form.isSubmitting ? t("making") : t("make", { count: chosen.length }),
        disabled: chosen.length === 0,
      }}
      onClose={onClose}
    >
      <CarriersField load={load} posting={posting} carriers={carriers} made={made}>
        {hasLinks && (
          <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
            {t("onlyOnce")}
          </p>
        )}
      </CarriersField>
    </FormDialog>
  );
}

type CarriersFieldProps = {
  load: Load;
  posting: Posting;
  carriers: readonly CarrierChoice[];
  made: Readonly<Record<string, MadeLink>>;
  children: ReactNode;
};

/** The carriers to choose from, with the search above them; `children` stands between. */
function CarriersField({ load, posting, carriers, made, children }: CarriersFieldProps) {
  const t = useTranslations("postings.offers");
  const [typed, setTyped] = useState("");
  const { onChange } = useField("carrierIds");
  const [chosen, language] = useWatch<OffersValues, ["carrierIds", "language"]>({ name: ["carrierIds", "language"] });
  const messageOf = useOfferMessage(load);
  const found = useFound(carriers, typed);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          data-initial-focus
          aria-label={t("search")}
          placeholder={t("searchHint")}
          maxLength={shortTextMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="min-w-40 flex-1"
        />
        <div className="flex items-center gap-2">
          <span aria-hidden className="text-ink-3 text-xs">
            {t("language")}
          </span>
          <SegmentedField
            name="language"
            label={t("language")}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </div>
      </div>
      {children}
      {found.length === 0 && <p className="py-4 text-ink-2">{t(carriers.length > 0 ? "none" : "noCarriers")}</p>}
      <ul className="grid">
        {found.map((carrier) => (
          <OfferRow
            key={carrier.id}
            carrier={carrier}
            offer={posting.offers.find(({ carrierId }) => carrierId === carrier.id)}
            made={made[carrier.id]}
            isChosen={chosen.includes(carrier.id)}
            onChoose={(isChosen) =>
              onChange(isChosen ? [...chosen, carrier.id] : chosen.filter((id) => id !== carrier.id))
            }
            messageFor={(url) => messageOf(url, language === "carrier" ? languageOf(carrier) : language)}
          />
        ))}
      </ul>
      {found.length < carriers.length && typed === "" && (
        <p className="text-ink-3 text-xs">{t("more", { count: found.length })}</p>
      )}
    </div>
  );
}

/** What is written to a carrier with its link, in its own language whatever the broker's is. */
function useOfferMessage({ stops }: Pick<Load, "stops">) {
  const t = useTranslations("postings.message");
  const { organizationName: organization } = useSession();
  const origin = stops.find(({ type }) => type === "PICKUP") ?? stops[0];
  const destination = stops.findLast(({ type }) => type === "DELIVERY") ?? stops.at(-1);
  const ends = [origin, destination].map((stop) => placeName(stop?.location?.place));
  const lane = ends.filter(Boolean).join(" → ") || "—";
  const start = origin?.appointment?.start;
  return (url: string, language: Locale) => {
    const pickup = start ? createFormat(language).dateTime(start, origin.location?.timezone) : "none";
    return {
      subject: t(`subject.${language}`, { lane }),
      text: `${t(`text.${language}`, { organization, lane, pickup })}\n\n${url}`,
    };
  };
}
