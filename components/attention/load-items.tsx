"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { AboutLoad, Pickup } from "@/components/attention/about-load";
import { ItemButton, ItemLink } from "@/components/attention/item-button";
import { ItemFrame } from "@/components/attention/item-frame";
import { useLater } from "@/components/attention/later-menu";
import { useFieldTitle } from "@/components/form/field-labels";
import type { ItemOf } from "@/lib/attention/schema/attention";
import { useFormat } from "@/lib/i18n/format";
import type { LoadBrief } from "@/lib/loads/schema/brief";

const PostingHere = lazy(() => import("@/components/attention/posting-here").then((m) => ({ default: m.PostingHere })));

const pageOf = ({ id }: LoadBrief, rest = "") => `/loads/${encodeURIComponent(id)}${rest}`;

const Customer = ({ load: { customerName } }: { load: LoadBrief }) =>
  customerName ? <span className="wrap-anywhere">{customerName}</span> : null;

/** Which load it is about, with its customer and its pickup. */
const About = ({ load }: { load: LoadBrief }) => (
  <AboutLoad id={load.externalDisplayId} originPlace={load.originPlace} destinationPlace={load.destinationPlace}>
    <Customer load={load} />
    <Pickup at={load.pickupAt} timezone={load.pickupTimezone} />
  </AboutLoad>
);

/** A load that is picked up soon and has no carrier. */
export function UncoveredItem({ item }: { item: ItemOf<"UNCOVERED"> }) {
  const t = useTranslations("today");
  const format = useFormat();
  const [isPosting, setIsPosting] = useState(false);
  const { load, offer } = item;
  const why = () => {
    if (!offer.isPosted) return t("why.notPosted");
    if (offer.openBidCount > 0) return t("why.countersOut", { count: offer.openBidCount });
    return offer.expiresAt ? t("why.noBidsUntil", { time: format.dateTime(offer.expiresAt) }) : t("why.noBids");
  };
  return (
    <ItemFrame
      item={item}
      href={pageOf(load)}
      title={<span className="font-medium">{t("what.uncovered")}</span>}
      why={
        <>
          <span>{why()}</span>
          {load.maxBuy && <span>{t("why.maxBuy", { amount: format.money(load.maxBuy) })}</span>}
        </>
      }
      about={<About load={load} />}
    >
      {{
        actions: (
          <ItemButton shortcut="p" isPrimary onPress={() => setIsPosting(true)}>
            {t(offer.isPosted ? "actions.send" : "actions.post")}
          </ItemButton>
        ),
        below: isPosting && (
          <Suspense fallback={null}>
            <PostingHere loadId={load.id} onClose={() => setIsPosting(false)} />
          </Suspense>
        ),
      }}
    </ItemFrame>
  );
}

/** A load whose carriers cannot plan it: an appointment has no time. */
export function UnscheduledItem({ item }: { item: ItemOf<"UNSCHEDULED"> }) {
  const t = useTranslations("today");
  const { load, missing } = item;
  const stop = missing === "PICKUP" ? "0" : "1";
  return (
    <ItemFrame
      item={item}
      href={pageOf(load)}
      title={<span className="font-medium">{t(missing === "PICKUP" ? "what.noPickup" : "what.noDelivery")}</span>}
      why={<span>{t("why.cannotPlan")}</span>}
      about={<About load={load} />}
    >
      {{
        actions: (
          <ItemLink shortcut="e" href={pageOf(load, `?tab=edit&field=load.stops[${stop}].appointment.start`)}>
            {t("actions.setTime")}
          </ItemLink>
        ),
      }}
    </ItemFrame>
  );
}

/** A load of which a sync replaced what somebody here had set. */
export function OverwrittenItem({ item }: { item: ItemOf<"OVERWRITTEN_EDIT"> }) {
  const t = useTranslations("today");
  const actor = useTranslations("loadEditor.actor");
  const title = useFieldTitle();
  const later = useLater();
  const { load, fields, replacedBy, editedBy } = item;
  const nameOf = ({ type, name }: typeof replacedBy) => actor(type, { name });
  return (
    <ItemFrame
      item={item}
      href={pageOf(load, "?tab=history")}
      title={<span className="font-medium">{t("what.overwritten", { count: fields.length })}</span>}
      why={
        <>
          <span className="font-medium text-warn">{fields.map(({ path }) => title(path) || path).join(", ")}</span>
          <span>{t("why.replaced", { by: nameOf(replacedBy), editor: nameOf(editedBy) })}</span>
        </>
      }
      about={<About load={load} />}
    >
      {{
        actions: (
          <>
            <ItemLink shortcut="Enter" href={pageOf(load, "?tab=history")}>
              {t("actions.review")}
            </ItemLink>
            <ItemButton forAll onPress={() => later.putOff(item, "untilChanged")}>
              {t("actions.keepTheirs")}
            </ItemButton>
          </>
        ),
      }}
    </ItemFrame>
  );
}
