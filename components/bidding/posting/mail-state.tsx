"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import type { Chosen } from "@/components/bidding/posting/carrier-choices";
import type { SentLanguage } from "@/components/bidding/posting/sent-offers";
import type { OfferLinks } from "@/components/bidding/posting/use-offer-links";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { rankedCarriers } from "@/lib/bidding/queries/postings";
import type { SentMail } from "@/lib/messages/schema/message";

/** Whether this installation sends mail, as far as a list of carriers has said so: nothing is asked for it alone. */
export const useSendsMail = (loadId: string) =>
  useQuery({ ...rankedCarriers(loadId, ""), enabled: false }).data?.sendsMail === true;

/** What became of the mail with a carrier's link. */
export function MailState({ mail: { to, status, at, nextAttemptAt, problem, reply } }: { mail: SentMail }) {
  const t = useTranslations("postings.mail");
  const why = problem ? `${t(`problems.${problem}`)}${reply ? ` (${reply})` : ""}` : "";
  const values = { to, why, time: () => <RelativeTime at={nextAttemptAt ?? at} /> };
  if (status === "SENT") return <p className="wrap-anywhere text-good text-xs">{t.rich("sent", values)}</p>;
  if (status === "FAILED") return <p className="wrap-anywhere text-bad text-xs">{t("failed", { to, why })}</p>;
  if (nextAttemptAt && why) return <p className="wrap-anywhere text-warn text-xs">{t.rich("again", values)}</p>;
  return <p className="wrap-anywhere text-ink-2 text-xs">{t("waiting", { to })}</p>;
}

type MailButtonProps = {
  postingId: string;
  carrier: Chosen;
  links: OfferLinks;
  language: SentLanguage;
  wasMailed: boolean;
};

/** Has a link mailed to one carrier. */
export function MailButton({ postingId, carrier, links, language, wasMailed }: MailButtonProps) {
  const t = useTranslations("postings.mail");
  const { name } = carrier;
  const send = useMutation({
    mutationFn: () => links.mail(postingId, carrier, language),
    onSuccess: (link) => {
      if ("isMailed" in link && link.isMailed === false) toast.error(t("noAddress", { name }));
    },
  });
  return (
    <Button
      size="sm"
      icon={<Send aria-hidden />}
      aria-label={`${t(wasMailed ? "againButton" : "button")}: ${name}`}
      disabled={send.isPending}
      onClick={() => send.mutate()}
    >
      {t(wasMailed ? "againButton" : "button")}
    </Button>
  );
}

type MailChoiceProps = {
  loadId: string;
  chosen: readonly Chosen[];
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
};

/** Whether the links are mailed as soon as they are made, and how many carriers have no address. */
export function MailChoice({ loadId, chosen, isWanted, onChange }: MailChoiceProps) {
  const t = useTranslations("postings.mail");
  const sendsMail = useSendsMail(loadId);
  const lacking = chosen.filter(({ email }) => !email).length;
  if (!sendsMail) return null;
  return (
    <div>
      <Checkbox checked={isWanted} onChange={({ target }) => onChange(target.checked)} label={t("choice")} />
      {isWanted && lacking > 0 && <p className="pl-6 text-warn text-xs">{t("lacking", { count: lacking })}</p>}
    </div>
  );
}
