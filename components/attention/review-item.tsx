"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, use, useState } from "react";
import { ItemButton } from "@/components/attention/item-button";
import { focusItemOf } from "@/components/attention/item-focus";
import { CurrentItem, ItemFrame } from "@/components/attention/item-frame";
import { numbersLine } from "@/components/carriers/identifiers";
import type { ItemOf } from "@/lib/attention/schema/attention";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";

const ReviewHere = lazy(() => import("@/components/attention/review-here").then((m) => ({ default: m.ReviewHere })));

const choices = [
  { key: "1", name: "approve", status: "ACTIVE" },
  { key: "2", name: "block", status: "DO_NOT_DISPATCH" },
  { key: "3", name: "keep", status: "NEEDS_REVIEW" },
] as const satisfies readonly { key: string; name: string; status: RelationshipStatus }[];

/** A carrier that nobody has reviewed. A choice asks for its confirmation below. */
export function ReviewItem({ item }: { item: ItemOf<"CARRIER_REVIEW"> }) {
  const t = useTranslations("today");
  const [chosen, setChosen] = useState<RelationshipStatus>();
  const isCurrent = use(CurrentItem) === item.key;
  const { carrier } = item;
  const close = () => {
    setChosen(undefined);
    focusItemOf(item.key);
  };
  const { onboarding, openConflicts } = carrier;
  return (
    <ItemFrame
      item={item}
      href={`/carriers?carrier=${encodeURIComponent(carrier.id)}`}
      title={
        <>
          <span className="font-medium">{carrier.displayName}</span> {t("what.review")}
        </>
      }
      why={
        <>
          <span>{t("why.reviewSince")}</span>
          {onboarding?.state === "SIGNED" && <span className="text-info">{t("why.signed")}</span>}
          {openConflicts > 0 && <span className="text-warn">{t("why.conflicts", { count: openConflicts })}</span>}
        </>
      }
      about={<p className="wrap-anywhere text-ink-2 text-xs">{numbersLine(carrier)}</p>}
    >
      {{
        actions: choices.map(({ key, name, status }) => (
          <ItemButton key={key} shortcut={key} onPress={() => setChosen(status)}>
            {t(`actions.${name}`)}
          </ItemButton>
        )),
        // Its keys are those of the item: it goes when another item has them.
        below: chosen && isCurrent && (
          <Suspense fallback={null}>
            <ReviewHere key={chosen} carrier={carrier} chosen={chosen} onClose={close} />
          </Suspense>
        ),
      }}
    </ItemFrame>
  );
}
