import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LateBidAlerts } from "@/app/(portal)/late-bid-alerts";
import { BottomBar } from "@/components/app-shell/bottom-bar";
import { GlobalKeys } from "@/components/app-shell/global-keys";
import { LiveConnection } from "@/components/app-shell/live-connection";
import { Providers } from "@/components/app-shell/providers";
import { Rail } from "@/components/app-shell/rail";
import { SessionProvider } from "@/components/app-shell/session-provider";
import { Texts } from "@/components/app-shell/texts";
import { Toasts } from "@/components/app-shell/toasts";
import { Units } from "@/components/app-shell/units";
import { ExchangeRates } from "@/components/exchange-rates/exchange-context";
import { Bell } from "@/components/notifications/bell";
import { CommandPalette } from "@/components/palette/command-palette";
import { makeQueryClient } from "@/lib/browser/query-client";
import { findExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { unitsOfRequest } from "@/lib/i18n/units-of-request";
import { summarizeNotifications } from "@/lib/notifications/list-notifications";
import { notificationQueries } from "@/lib/notifications/queries";
import { requireSession } from "@/lib/sessions/require-session";

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const readAt = Date.now();
  const [{ ctx, session }, t, units] = await Promise.all([
    requireSession(),
    getTranslations("shell"),
    unitsOfRequest(),
  ]);
  const cache = makeQueryClient();
  const [summary, { rates }] = await Promise.all([summarizeNotifications(ctx, {}), findExchangeRates(ctx)]);
  cache.setQueryData(notificationQueries.summary(session.userId).queryKey, summary);
  const { userId, name, email, role, organizationName } = session;
  return (
    <Texts of="(portal)/layout">
      <SessionProvider session={{ userId, name, email, role, organizationName }}>
        <Units value={units}>
          <Providers>
            <HydrationBoundary state={dehydrate(cache)}>
              <a href="#main" className="skip-link">
                {t("skipToContent")}
              </a>
              <div className="sm:grid sm:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)] print:block">
                <Rail bell={<Bell />} />
                <main
                  id="main"
                  tabIndex={-1}
                  className="flex min-h-(--page-height) min-w-0 flex-col outline-none max-sm:mb-14"
                >
                  <ExchangeRates value={rates}>{children}</ExchangeRates>
                </main>
              </div>
              <BottomBar />
              <GlobalKeys />
              <CommandPalette />
              <LiveConnection readAt={readAt}>
                <LateBidAlerts />
              </LiveConnection>
              <Toasts />
            </HydrationBoundary>
          </Providers>
        </Units>
      </SessionProvider>
    </Texts>
  );
}
