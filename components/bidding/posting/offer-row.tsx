"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { ShareLink } from "@/components/app-shell/share-link";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import type { MadeLink } from "@/components/bidding/posting/use-offer-links";
import { type CarrierChoice, numbersOf } from "@/components/loads/form/choices";
import { buttonClasses } from "@/components/ui/button-classes";
import { CopyButton } from "@/components/ui/code-block";
import { Checkbox } from "@/components/ui/controls";
import type { Posting } from "@/lib/bidding/schema/posting";

type OfferRowProps = {
  carrier: CarrierChoice;
  offer: Posting["offers"][number] | undefined;
  made: MadeLink | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  messageFor: (url: string) => { subject: string; text: string };
};

/** Do-not-dispatch and blocked carriers see no freight; all others may bid, bookable or not. */
const canBeSent = ({ reason }: Pick<CarrierChoice, "reason">) =>
  reason !== "do_not_dispatch" && reason !== "blocked_for_load";

const meaningOf = ({ assignable, reason, misses = [] }: CarrierChoice) => ({
  assignable,
  reason,
  misses: [...misses],
  seesFreight: canBeSent({ reason }),
  offersOnboardingLink: reason === "no_relationship",
});

/** A carrier the load can be sent to, with what its relationship means, and its link once there is one. */
export function OfferRow({ carrier, offer, made, isChosen, onChoose, messageFor }: OfferRowProps) {
  const t = useTranslations("postings.offers");
  const isAllowed = canBeSent(carrier);
  return (
    <li className="grid gap-2 border-line border-b py-2 last:border-0">
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <Checkbox
            checked={isChosen}
            disabled={!isAllowed}
            onChange={({ target }) => onChoose(target.checked)}
            label={<span className="wrap-anywhere font-medium">{carrier.displayName}</span>}
            className="items-center! [&>span]:mt-0!"
          />
          <EligibilityBadge meaning={meaningOf(carrier)} />
        </div>
        <div className="pl-6">
          <p className="text-ink-3 text-xs">
            {[numbersOf(carrier), !isAllowed && t("cannotSee"), isAllowed && !carrier.assignable && t("mayBid")]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {offer && <Sent offer={offer} />}
        </div>
      </div>
      {made && "url" in made && <LinkActions url={made.url} message={messageFor(made.url)} />}
      {made && "why" in made && (
        <p role="alert" className="text-bad text-xs">
          {t("failed", { why: made.why })}
        </p>
      )}
    </li>
  );
}

function Sent({ offer: { sentAt, viewedAt } }: { offer: Posting["offers"][number] }) {
  const t = useTranslations("postings.offers");
  return (
    <p className="text-ink-2 text-xs">
      {t.rich("sent", { time: () => <RelativeTime at={sentAt} /> })} ·{" "}
      {viewedAt ? t.rich("viewed", { time: () => <RelativeTime at={viewedAt} /> }) : t("notViewed")}
    </p>
  );
}

type LinkActionsProps = { url: string; message: { subject: string; text: string } };

/** Ways to get a link to its carrier. */
function LinkActions({ url, message: { subject, text } }: LinkActionsProps) {
  const t = useTranslations("postings.offers");
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={url} label={t("copyLink")} />
      <CopyButton text={text} label={t("copyMessage")} />
      <ShareLink text={text} />
      <a href={mail} className={buttonClasses()}>
        <Mail aria-hidden />
        {t("email")}
      </a>
    </div>
  );
}
