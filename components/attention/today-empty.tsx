"use client";

import { Check, Gavel, Package, Truck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { AboutLoad, Pickup } from "@/components/attention/about-load";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListAttentionResponse } from "@/lib/attention/schema/requests";

function NextPickups({ loads }: { loads: ListAttentionResponse["nextPickups"] }) {
  const t = useTranslations("today.empty");
  if (loads.length === 0) return <p className="text-center text-ink-3 text-xs">{t("noNext")}</p>;
  return (
    <section aria-label={t("next")} className="mx-auto grid w-full max-w-160 gap-1.5 pb-10">
      <h2 className="px-1 text-ink-3 text-xs">{t("next")}</h2>
      <ul className="rounded-lg border border-line bg-surface">
        {loads.map(({ id, externalDisplayId, originPlace, destinationPlace, pickupAt, pickupTimezone }) => (
          <li key={id} className="border-line border-t first:border-t-0">
            <Link
              data-item-link
              prefetch={false}
              href={`/loads/${encodeURIComponent(id)}`}
              className="block rounded-lg px-3 py-2 hover:bg-sunken"
            >
              <AboutLoad id={externalDisplayId} originPlace={originPlace} destinationPlace={destinationPlace}>
                <Pickup at={pickupAt} timezone={pickupTimezone} />
              </AboutLoad>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

const Step = ({ icon, title, text, children }: StepProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 border-line border-t py-3.5 first:border-t-0">
    <span aria-hidden className="grid size-8 place-items-center rounded-md bg-mute-soft text-ink-2">
      {icon}
    </span>
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  </li>
);

/** How to begin, where the organization has nothing yet. */
function FirstSteps() {
  const t = useTranslations("today");
  const { role } = useSession();
  return (
    <section aria-label={t("empty.firstTitle")} className="mx-auto w-full max-w-140 px-1 py-10">
      <h2 className="pb-3 font-semibold text-lg">{t("empty.firstTitle")}</h2>
      <ol>
        <Step icon={<Package />} title={t("empty.firstLoad")} text={t("empty.firstLoadText")}>
          {role !== "VIEWER" && (
            <>
              <ButtonLink variant="primary" href="/loads/new">
                {t("newLoad")}
              </ButtonLink>
              <ButtonLink href="/loads/import">{t("empty.import")}</ButtonLink>
            </>
          )}
          {role === "ADMIN" && <ButtonLink href="/settings/api-keys">{t("empty.apiKeys")}</ButtonLink>}
        </Step>
        <Step icon={<Truck />} title={t("empty.firstCarriers")} text={t("empty.firstCarriersText")}>
          {role !== "VIEWER" && <ButtonLink href="/carriers">{t("empty.addCarriers")}</ButtonLink>}
        </Step>
        <Step icon={<Gavel />} title={t("empty.firstPost")} text={t("empty.firstPostText")}>
          {null}
        </Step>
      </ol>
    </section>
  );
}

type TodayEmptyProps = { answer: ListAttentionResponse; onSeeAll: () => void };

/** Nothing waits: what is picked up next, or how to begin. */
export function TodayEmpty({ answer: { isNew, nextPickups, scope }, onSeeAll }: TodayEmptyProps) {
  const t = useTranslations("today.empty");
  if (isNew) return <FirstSteps />;
  return (
    <>
      <EmptyState
        icon={<Check />}
        title={t("title")}
        action={
          scope !== "ALL" && (
            <button type="button" className="link underline pointer-coarse:min-h-11" onClick={onSeeAll}>
              {t("otherScope")}
            </button>
          )
        }
      >
        {t("text")}
      </EmptyState>
      <NextPickups loads={nextPickups} />
    </>
  );
}
