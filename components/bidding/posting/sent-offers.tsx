"use client";

import { useMutation } from "@tanstack/react-query";
import { Link2Off, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { MailButton, MailState, useSendsMail } from "@/components/bidding/posting/mail-state";
import type { MadeLink, OfferLinks } from "@/components/bidding/posting/use-offer-links";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { whenFetched } from "@/components/ui/when-fetched";
import { postingMutations } from "@/lib/bidding/queries/postings";
import type { OfferLanguage, Posting } from "@/lib/bidding/schema/posting";
import type { Load } from "@/lib/loads/schema/load";

/** Only who has just made a link can hand it over: it is shown nowhere later. */
export const LinkChannels = whenFetched(() =>
  import("@/components/bidding/posting/link-channels").then((module) => module.LinkChannels),
);

export type SentLanguage = OfferLanguage | "carrier";

type SentOffersProps = {
  load: Load;
  posting: Posting;
  links: OfferLinks;
  /** The language of messages; that of each carrier unless chosen. */
  language?: SentLanguage;
  isReader?: boolean;
};

type Sent = Posting["offers"][number];
type Row = { id: string; name: string; sent: Sent | undefined; link: MadeLink | undefined };

/** Everyone who was sent a link, and those whose link could not be made. */
function rowsOf({ id: postingId, offers }: Posting, links: OfferLinks): Row[] {
  const made = links.madeFor(postingId);
  const failed = Object.entries(made).filter(([id]) => !offers.some(({ carrierId }) => carrierId === id));
  return [
    ...failed.map(([id, link]) => ({ id, name: link.name, sent: undefined, link })),
    ...offers.map((sent) => ({ id: sent.carrierId, name: sent.displayName, sent, link: made[sent.carrierId] })),
  ];
}

/** Who has a link to the posting, what became of it, and the ways to send it, renew it or take it back. */
export function SentOffers({ load, posting, links, language = "carrier", isReader = false }: SentOffersProps) {
  const t = useTranslations("postings.offers");
  const sendsMail = useSendsMail(load.id);
  const rows = rowsOf(posting, links);
  const isOpen = posting.status === "OPEN";
  const firstMade = rows.find(({ link }) => link && "url" in link);
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t("links")} className="grid border-line border-t">
      {rows.map(({ id, name, sent, link }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-line border-b py-2 last:border-0"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">{name}</p>
            {sent && <Progress sent={sent} />}
            {sent?.mail && <MailState mail={sent.mail} />}
            {link && "why" in link && (
              <p role="alert" className="text-bad text-xs">
                {t("failed", { why: link.why })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-1.5">
            {isOpen && link && "url" in link && (
              <LinkChannels load={load} link={link} language={language} isFirst={id === firstMade?.id} />
            )}
            {isOpen && !isReader && sendsMail && (
              <MailButton
                postingId={posting.id}
                carrier={{ id, name }}
                links={links}
                language={language}
                wasMailed={sent?.mail !== undefined}
              />
            )}
            {isOpen && !isReader && !(link && "url" in link) && (
              <Button
                size="sm"
                icon={<RotateCw aria-hidden />}
                title={sent && t("newLinkHint", { name })}
                onClick={() => links.make(posting.id, [{ id, name }])}
              >
                {t(sent ? "newLink" : "retry")}
              </Button>
            )}
            {!isReader && sent && !sent.revokedAt && (
              <Revoke postingId={posting.id} sent={sent} onRevoked={() => links.forget(posting.id, id)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How far the offer has come, each step with its time. */
function Progress({ sent: { sentAt, viewedAt, answeredAt, revokedAt } }: { sent: Sent }) {
  const t = useTranslations("postings.offers");
  const at = (time: string) => ({ time: () => <RelativeTime at={time} /> });
  return (
    <p className="text-ink-2 text-xs">
      {t.rich("sent", at(sentAt))}
      {/* Who has answered needs no link: its bid may have come by telephone. */}
      {(viewedAt || !answeredAt) && " · "}
      {viewedAt ? t.rich("viewed", at(viewedAt)) : !answeredAt && t("notViewed")}
      {answeredAt && (
        <>
          {" · "}
          <span className="font-medium text-good">{t.rich("answered", at(answeredAt))}</span>
        </>
      )}
      {revokedAt && (
        <>
          {" · "}
          <span className="text-bad">{t.rich("revokedAt", at(revokedAt))}</span>
        </>
      )}
    </p>
  );
}

type RevokeProps = { postingId: string; sent: Sent; onRevoked: () => void };

function Revoke({ postingId, sent: { carrierId, displayName: name }, onRevoked }: RevokeProps) {
  const t = useTranslations("postings.offers");
  const revoke = useMutation({
    ...postingMutations.revokeLink,
    onSuccess: () => {
      onRevoked();
      toast.success(t("revokedToast", { name }));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Link2Off aria-hidden />}
      aria-label={`${t("revoke")}: ${name}`}
      disabled={revoke.isPending}
      onClick={() => revoke.mutate({ postingId, carrierId })}
    >
      {t("revoke")}
    </Button>
  );
}
