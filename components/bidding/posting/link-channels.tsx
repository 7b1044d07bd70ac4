"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MessageChannels } from "@/components/app-shell/message-channels";
import { useSession } from "@/components/app-shell/session-provider";
import { offerMessage } from "@/components/bidding/posting/offer-message";
import { offerWords } from "@/components/bidding/posting/offer-words";
import type { SentLanguage } from "@/components/bidding/posting/sent-offers";
import type { MadeLink } from "@/components/bidding/posting/use-offer-links";
import { CopyButton } from "@/components/ui/copy-button";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import type { Load } from "@/lib/loads/schema/load";

type LinkChannelsProps = {
  load: Load;
  link: Extract<MadeLink, { url: string }>;
  language: SentLanguage;
  /** The first of them has the focus when their dialog opens. */
  isFirst: boolean;
};

/** Ways to get a link to its carrier: those that are known of it first. */
export function LinkChannels({
  load,
  link: { url, contact, language: own },
  language: wanted,
  isFirst,
}: LinkChannelsProps) {
  const t = useTranslations("postings.offers");
  const { organizationName: organization } = useSession();
  const language = wanted === "carrier" ? own : wanted;
  const { data: words } = useQuery(offerWords(language));
  if (!words) return null;
  const { id, externalId, externalDisplayId = externalId } = load;
  const displayId = idForCarrier({ id, externalId, displayId: externalDisplayId });
  const { subject, text } = offerMessage({ ...load, displayId }, { url, organization, language, words });
  return (
    <>
      <MessageChannels contact={contact} subject={subject} text={text} isFirst={isFirst} />
      <CopyButton size="sm" text={url} label={t("copyLink")} />
    </>
  );
}
