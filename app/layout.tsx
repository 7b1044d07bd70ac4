import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { geist, geistMono } from "@/app/fonts";
import { HearEarly } from "@/components/app-shell/hear-early";
import { keepEarly } from "@/components/app-shell/keep-early";
import { Texts } from "@/components/app-shell/texts";
import { ThemeProvider } from "@/components/app-shell/theme-switch";
import { ViewerTimeZone } from "@/components/app-shell/viewer-time-zone";
import { themeCookie, themeFrom } from "@/lib/browser/preferences";
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
  return (
    <html lang={locale} data-theme={theme} className={`${geist.variable} ${geistMono.variable}`}>
      <body>
        <script nonce={nonce} suppressHydrationWarning>{`(${keepEarly})()`}</script>
        <Texts of="layout">
          <ViewerTimeZone />
          <ThemeProvider served={theme}>{children}</ThemeProvider>
          <HearEarly />
        </Texts>
      </body>
    </html>
  );
}
