import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { OfferPage } from "@/components/offers/offer-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("offers"))("title") };
}

/** Asks nothing of the link itself: whoever merely previews the address has not viewed the offer. */
export default async function OfferRoute({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, messages] = await Promise.all([params, getMessages()]);
  const { common, shell, offers, vocabulary, fields, loads } = messages;
  // Of the words for a load those that name what a carrier may see.
  const { trailerRequirements, carrierRequirements, driverRequirements } = fields.load;
  const few = {
    fields: { load: { trailerRequirements, carrierRequirements, driverRequirements } },
    loads: { hazmat: loads.hazmat, pieces: loads.pieces },
  };
  return (
    <NextIntlClientProvider messages={{ common, shell, offers, vocabulary, ...few }}>
      <OfferPage token={token} />
    </NextIntlClientProvider>
  );
}
