import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { OfferPage } from "@/components/bidding/offer/offer-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("offers"))("title") };
}

/** Does not touch the link itself: a mere preview of the address does not count as viewing the offer. */
export default async function OfferRoute({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Texts of="/offers/[token]">
      <OfferPage token={token} />
    </Texts>
  );
}
