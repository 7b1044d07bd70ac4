import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ExchangeRatesPage } from "@/components/exchange-rates/exchange-rates-page";
import { makeQueryClient } from "@/lib/browser/query-client";
import { exchangeRateQueries } from "@/lib/exchange-rates/queries";
import { getExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("exchangeRates"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(exchangeRateQueries.all().queryKey, await getExchangeRates(ctx, {}));
  return (
    <Texts of="/settings/exchange-rates">
      <HydrationBoundary state={dehydrate(cache)}>
        <ExchangeRatesPage />
      </HydrationBoundary>
    </Texts>
  );
}
