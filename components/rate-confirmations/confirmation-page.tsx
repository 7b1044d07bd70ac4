"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail, Printer, Truck } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { mailHref } from "@/components/app-shell/message-channels";
import { useSession } from "@/components/app-shell/session-provider";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { priceTotals } from "@/components/loads/overview/price-totals";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-parts";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { postingGaps } from "@/lib/bidding/rules/posting-gaps";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { RateConfirmation } from "@/lib/rate-confirmations/describe-rate-confirmation";
import { rateConfirmationQueries } from "@/lib/rate-confirmations/queries";

const languages = ["both", "en-US", "es-MX"] as const;
type Languages = (typeof languages)[number];

type ConfirmationPageProps = {
  loaded: GetLoadResponse;
  confirmation: RateConfirmation | undefined;
  /** The confirmation in each language. */
  sheets: Record<Exclude<Languages, "both">, ReactNode>;
};

/**
 * Draws the page anew when the load or the terms are others than it shows, also where the browser went back to it: what is
 * printed is what is agreed now.
 */
function useFollowed({ load: { id }, version }: GetLoadResponse, confirmation: RateConfirmation | undefined) {
  const { refresh } = useRouter();
  const { data: load } = useQuery(loadQueries.detail(id));
  const { data: terms } = useQuery(rateConfirmationQueries.terms());
  const isOther = (now: number | undefined, shown: number | undefined) =>
    now !== undefined && shown !== undefined && now !== shown;
  const isOutdated = isOther(load?.version, version) || isOther(terms?.version, confirmation?.termsVersion);
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated, refresh]);
}

/** What speaks against the carrier of this load. */
function useCarrierGaps({ load: { id } }: GetLoadResponse, { carrier }: RateConfirmation) {
  const missTexts = useMissTexts();
  const t = useTranslations("carriers.meaning.first");
  const { data } = useQuery(loadQueries.carrierCheck(id, carrier.id));
  if (!data) return [];
  const { reason, misses } = data.meaning;
  const { lacks, unknown } = missTexts(misses);
  const gaps = [reason && t(reason), lacks?.all, unknown?.all].filter((gap) => gap !== undefined);
  return gaps.map((gap) => `${carrier.displayName} – ${gap}`);
}

/** What a carrier would ask about, or what is wrong with sending this. Nothing of it keeps a broker from printing. */
function useGaps(loaded: GetLoadResponse, confirmation: RateConfirmation) {
  const t = useTranslations("rateConfirmation.gaps");
  const ready = useTranslations("loadPage.ready.missing");
  const ofCarrier = useCarrierGaps(loaded, confirmation);
  const { terms, assigned } = confirmation;
  const { status } = loaded.load;
  const isTermless = !terms.english && !terms.spanish;
  const gaps = postingGaps(loaded, new Date()).flatMap(({ check }) => (check === "pickupPast" ? [] : ready(check)));
  return {
    ofLoad: [
      status === "CANCELLED" && t("cancelled"),
      (status === "ON_HOLD" || status === "AVAILABLE") && t("notBooked"),
      priceTotals(assigned).length === 0 && t("noPrice"),
      ...gaps,
      ...ofCarrier,
    ].filter((gap) => typeof gap === "string"),
    ofTerms: [
      !terms.issuer && t("noIssuer"),
      isTermless && t("noTerms"),
      !isTermless && !terms.english && t("noEnglish"),
      !isTermless && !terms.spanish && t("noSpanish"),
    ].filter((gap) => typeof gap === "string"),
  };
}

type GapsProps = { loaded: GetLoadResponse; confirmation: RateConfirmation };

function Gaps({ loaded, confirmation }: GapsProps) {
  const t = useTranslations("rateConfirmation.gaps");
  const { role } = useSession();
  const { ofLoad, ofTerms } = useGaps(loaded, confirmation);
  if (ofLoad.length === 0 && ofTerms.length === 0) return null;
  const link = "link underline";
  return (
    <Notice tone="warn" title={t("title")}>
      <ul className="list-disc pl-4">
        {[...ofLoad, ...ofTerms].map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        {ofLoad.length > 0 && (
          <Link href={`/loads/${loaded.load.id}?tab=edit`} className={link}>
            {t("toLoad")}
          </Link>
        )}
        {ofTerms.length > 0 &&
          (role === "ADMIN" ? (
            <Link href="/settings/rate-confirmations" className={link}>
              {t("toTerms")}
            </Link>
          ) : (
            <span className="text-ink-2">{t("askAdmin")}</span>
          ))}
      </p>
    </Notice>
  );
}

/** The rate confirmation of a load: to be looked over, printed or saved as a PDF, and sent to the carrier. */
export function ConfirmationPage({ loaded, confirmation, sheets }: ConfirmationPageProps) {
  const t = useTranslations("rateConfirmation.page");
  const [language, setLanguage] = useState<Languages>("both");
  useFollowed(loaded, confirmation);
  // What the reader understands comes first.
  const own = useLocale() === "es-MX" ? (["es-MX", "en-US"] as const) : (["en-US", "es-MX"] as const);
  const { id, externalId, externalDisplayId = externalId } = loaded.load;
  const back = `/loads/${id}`;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          back={{ href: back, label: t("back") }}
          title={
            <>
              {t("title")} <span className="wrap-anywhere font-mono">{externalDisplayId}</span>
            </>
          }
          subtitle={confirmation?.carrier.displayName}
          actions={
            confirmation && (
              <>
                <a
                  href={mailHref({ email: confirmation.carrier.contactEmail, ...confirmation.mail })}
                  title={confirmation.carrier.contactEmail}
                  className={buttonClasses({})}
                >
                  <Mail aria-hidden />
                  {t("write")}
                </a>
                <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
                  {t("print")}
                </Button>
              </>
            )
          }
        />
      </div>
      {confirmation ? (
        <div className="grid max-w-220 gap-4 px-5 pt-4 pb-20 max-sm:px-4 print:block print:max-w-none print:p-0">
          <div className="grid gap-4 print:hidden">
            <Gaps loaded={loaded} confirmation={confirmation} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <SegmentedControl
                label={t("language")}
                value={language}
                options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
                onChange={setLanguage}
              />
              <p className="text-ink-2 text-xs">{t("hint")}</p>
            </div>
          </div>
          {(language === "both" ? own : [language]).map((locale) => (
            <Fragment key={locale}>{sheets[locale]}</Fragment>
          ))}
        </div>
      ) : (
        <EmptyState
          icon={<Truck aria-hidden />}
          title={t("noCarrier")}
          action={<ButtonLink href={back}>{t("back")}</ButtonLink>}
        >
          {t("noCarrierText")}
        </EmptyState>
      )}
    </>
  );
}
