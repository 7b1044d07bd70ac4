"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { OfferFactsList } from "@/components/bidding/offer/offer-facts";
import { numbersOf } from "@/components/loads/form/choices";
import { priceTotals } from "@/components/loads/overview/price-totals";
import { ConfirmationStops } from "@/components/rate-confirmations/confirmation-stops";
import { useFormat } from "@/lib/i18n/format";
import type { RateConfirmation } from "@/lib/rate-confirmations/describe-rate-confirmation";

type SheetProps = { confirmation: RateConfirmation; organizationName: string };

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-1.5">
      <h3 id={id} className="break-after-avoid font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Who hauls: its name, the numbers by which the authorities know it, whom to talk to. */
function Carrier({ carrier }: Pick<RateConfirmation, "carrier">) {
  const { displayName, contactName, contactPhone, contactEmail } = carrier;
  return (
    <div className="wrap-anywhere">
      <p className="font-medium">{displayName}</p>
      {[numbersOf(carrier), contactName, contactPhone, contactEmail].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Who issues it, as the organization wrote it, and whom the carrier asks. */
function Issuer({ confirmation: { terms, contact }, organizationName }: SheetProps) {
  return (
    <div className="wrap-anywhere whitespace-pre-line">
      <p>{terms.issuer ?? <span className="font-medium">{organizationName}</span>}</p>
      {contact && <p>{[contact.name, contact.email].join(" · ")}</p>}
    </div>
  );
}

/** What the carrier is paid: each part, and a sum for each currency. */
function Price({ assigned }: Pick<RateConfirmation, "assigned">) {
  const t = useTranslations("rateConfirmation.price");
  const format = useFormat();
  const lines = assigned.price?.lineItems?.filter(({ value }) => value) ?? [];
  if (lines.length === 0) return <p className="border-line border-t py-2">{t("none")}</p>;
  return (
    <table className="w-full">
      <tbody>
        {lines.map(({ externalDescription, externalCode, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be called the same and cost the same.
          <tr key={index} className="border-line border-t">
            <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal">
              {externalDescription ?? externalCode ?? t("haul")}
            </th>
            <td className="py-1.5 text-right tabular-nums">{value && format.money(value)}</td>
          </tr>
        ))}
        <tr className="border-line-strong border-t font-semibold">
          <th scope="row" className="py-1.5 text-left font-semibold">
            {t("total")}
          </th>
          <td className="py-1.5 text-right tabular-nums">
            {priceTotals(assigned)
              .map((total) => format.money(total))
              .join(" + ")}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Signature({ name }: { name: string }) {
  const t = useTranslations("rateConfirmation.signature");
  return (
    <div className="grid break-inside-avoid gap-8">
      <p className="wrap-anywhere">{t("for", { name })}</p>
      {(["signature", "name", "date"] as const).map((line) => (
        <p key={line} className="border-ink border-t pt-0.5 text-ink-2 text-xs">
          {t(line)}
        </p>
      ))}
    </div>
  );
}

/** The confirmation in the language around it, to be printed, signed and sent back. It begins on a sheet of its own. */
export function ConfirmationSheet({ confirmation, organizationName }: SheetProps) {
  const t = useTranslations("rateConfirmation");
  const format = useFormat();
  const locale = useLocale();
  const { load, offeredAs, carrier, assigned, version, terms, at } = confirmation;
  const isEnglish = locale.startsWith("en");
  const text = isEnglish ? (terms.english ?? terms.spanish) : (terms.spanish ?? terms.english);
  const title = `${t("title")} ${load.externalDisplayId}`;
  return (
    <article
      lang={locale.slice(0, 2)}
      aria-label={title}
      className="grid gap-5 rounded-lg border border-line bg-surface p-8 max-sm:p-4 print:not-first:break-before-page print:gap-4 print:border-0 print:p-0 print:text-xs"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-semibold text-lg">
          {t("title")} <span className="wrap-anywhere font-mono">{load.externalDisplayId}</span>
        </h2>
        <p className="text-ink-2 text-xs">
          {[
            offeredAs !== load.externalDisplayId && t("offeredAs", { id: offeredAs }),
            t("version", { version, date: format.date(at) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
        <Part title={t("broker")}>
          <Issuer confirmation={confirmation} organizationName={organizationName} />
        </Part>
        <Part title={t("carrier")}>
          <Carrier carrier={carrier} />
        </Part>
      </div>
      <Part title={t("price.title")}>
        <Price assigned={assigned} />
      </Part>
      <Part title={t("stops.title")}>
        <ConfirmationStops load={load} />
      </Part>
      <Part title={t("freight")}>
        <OfferFactsList load={load} />
      </Part>
      {text && (
        <Part title={t("terms")}>
          <p className="wrap-anywhere whitespace-pre-line text-xs print:text-[10px]">{text}</p>
        </Part>
      )}
      <div className="grid gap-8 pt-4 sm:grid-cols-2 print:grid-cols-2">
        <Signature name={organizationName} />
        <Signature name={carrier.displayName} />
      </div>
    </article>
  );
}
