"use client";

import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { CarrierEligibility } from "@/components/loads/overview/carrier-eligibility";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { MailLink, PhoneLink } from "@/components/loads/overview/phone-link";
import { priceTotals } from "@/components/loads/overview/price-totals";
import { WhyThisCarrier } from "@/components/loads/overview/why-this-carrier";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useFormat } from "@/lib/i18n/format";
import { sellPrice } from "@/lib/loads/rules/margin";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type CardProps = { loaded: GetLoadResponse; isReader: boolean };

/** What the carrier is paid, and what is left of what the customer pays. */
function Price({ loaded: { load, miles } }: Pick<CardProps, "loaded">) {
  const t = useTranslations("loadPage.carrier");
  const format = useFormat();
  const totals = priceTotals(load.assignedCarrier);
  const [paid] = totals;
  if (totals.length === 0) return <p className="text-warn">{t("noPrice")}</p>;
  return (
    <>
      <p>
        <span className="font-semibold tabular-nums">{totals.map((total) => format.money(total)).join(" + ")}</span>
      </p>
      {paid && totals.length === 1 && (
        <p className="flex flex-wrap gap-x-2 text-xs empty:hidden">
          <MarginAt cost={paid} sell={sellPrice(load, miles)} />
          <PerMile price={paid} miles={miles} isShort />
        </p>
      )}
    </>
  );
}

/** The truck and who drives it, as far as somebody said. */
function Dispatched({ loaded: { load }, isReader }: CardProps) {
  const t = useTranslations("loadPage.carrier");
  const { openForm } = useLoadTab();
  const { driverName, driverPhone, tractorNumber, tractorPlate, trailerNumber, trailerPlate, sealNumber } =
    load.dispatch ?? {};
  const truck = [
    [tractorNumber, tractorPlate].filter(Boolean).join(", "),
    [trailerNumber, trailerPlate].filter(Boolean).join(", "),
  ];
  const parts = [truck[0] && t("tractor", { text: truck[0] }), truck[1] && t("trailer", { text: truck[1] })];
  const isKnown = driverName || driverPhone || truck.some(Boolean);
  return (
    <div data-edit="load.dispatch.driverName" className="border-line border-t pt-2">
      {isKnown ? (
        <>
          <p>
            {driverName ?? t("driver")}
            {driverPhone && (
              <>
                {" · "}
                <PhoneLink number={driverPhone} />
              </>
            )}
          </p>
          <p className="text-ink-2 text-xs">
            {[...parts, sealNumber && t("seal", { text: sealNumber })].filter(Boolean).join(" · ")}
          </p>
        </>
      ) : (
        <div className="flex items-center justify-between gap-3">
          {load.status === "COMPLETED" ? (
            <p className="text-ink-2">{t("dispatchUnknown")}</p>
          ) : (
            <p className="text-warn">{t("noDispatch")}</p>
          )}
          {!isReader && (
            <Button size="sm" onClick={() => openForm("load.dispatch.driverName")}>
              {t("addDispatch")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type AssignedCarrierCardProps = CardProps & { className?: string };

/** Who hauls the load, for how much, with which truck, and why it is this carrier. */
export function AssignedCarrierCard({ loaded, isReader, className }: AssignedCarrierCardProps) {
  const t = useTranslations("loadPage.carrier");
  const { openForm } = useLoadTab();
  const { load, proposedCarrier } = loaded;
  const carrier = load.assignedCarrier?.carrier;
  if (!carrier)
    return (
      <OverviewCard title={t("title")} path="load.assignedCarrier.carrier.id" className={className}>
        <div className="flex items-center justify-between gap-3">
          <p>{t("proposed", { name: proposedCarrier?.carrier?.displayName ?? t("unnamed") })}</p>
          <Button size="sm" onClick={() => openForm("load.assignedCarrier.carrier.id")}>
            {t("look")}
          </Button>
        </div>
      </OverviewCard>
    );
  const { contactName, contactPhone, contactEmail } = carrier;
  return (
    <OverviewCard
      title={t("title")}
      path="load.assignedCarrier.carrier.id"
      className={className}
      aside={
        <ButtonLink size="sm" variant="ghost" href={`/carriers?tab=all&carrier=${encodeURIComponent(carrier.id)}`}>
          {t("open")}
        </ButtonLink>
      }
    >
      <div className="grid gap-2">
        <div>
          <p className="font-semibold">{carrier.displayName}</p>
          <Price loaded={loaded} />
          <p className="wrap-anywhere text-ink-2 text-xs">
            {contactName}
            {contactName && contactPhone && " · "}
            {contactPhone && <PhoneLink number={contactPhone} />}
            {contactEmail && " · "}
            {contactEmail && <MailLink address={contactEmail} />}
          </p>
        </div>
        <div>
          <ButtonLink size="sm" href={`/loads/${load.id}/rate-confirmation`} icon={<FileText aria-hidden />}>
            {t("rateConfirmation")}
          </ButtonLink>
        </div>
        <CarrierEligibility loadId={load.id} carrierId={carrier.id} />
        <Dispatched loaded={loaded} isReader={isReader} />
        <div className="border-line border-t pt-2">
          <WhyThisCarrier loadId={load.id} carrierId={carrier.id} />
        </div>
      </div>
    </OverviewCard>
  );
}
