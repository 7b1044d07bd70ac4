import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { geist, geistMono } from "@/app/fonts";
import { DeviceTimeZone, DisplayProvider } from "@/components/app-shell/display-preferences";
import { keepEarlyInput } from "@/components/app-shell/keep-early-input";
import { keepEarlyKeys } from "@/components/app-shell/keep-early-keys";
import { KeptFocus } from "@/components/app-shell/kept-focus";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { developerCookie, singleKeysCookie, themeCookie, themeFrom } from "@/lib/browser/preferences";
import { chosenTimeZoneCookie, knownTimeZone } from "@/lib/i18n/locale";
import "@/app/globals.css";

export const metadata: Metadata = {
  title: { default: "Freight Portal", template: "%s · Freight Portal" },
  icons: { icon: "/favicon.svg" },
  robots: { index: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#101518" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, jar, given] = await Promise.all([getLocale(), cookies(), headers()]);
  const nonce = given.get("x-nonce") ?? undefined;
  const theme = themeFrom(jar.get(themeCookie)?.value);
  const developerDetails = jar.get(developerCookie)?.value === "on";
  const singleKeys = jar.get(singleKeysCookie)?.value !== "off";
  const hasChosenTimeZone = knownTimeZone(jar.get(chosenTimeZoneCookie)?.value) !== undefined;
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-developer={developerDetails ? "" : undefined}
      data-single-keys={singleKeys ? undefined : "off"}
      className={`${geist.variable} ${geistMono.variable}`}
    >
      <body>
        <script nonce={nonce} suppressHydrationWarning>{`(${keepEarlyInput})();(${keepEarlyKeys})()`}</script>
        <Texts of="layout">
          {!hasChosenTimeZone && <DeviceTimeZone />}
          <DisplayProvider served={{ theme, developerDetails, singleKeys }}>{children}</DisplayProvider>
          <ReplayEarlyInput />
          <KeptFocus />
        </Texts>
      </body>
    </html>
  );
}
