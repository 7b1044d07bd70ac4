import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageSwitch } from "@/components/app-shell/language-switch";
import { Mark } from "@/components/app-shell/mark";
import { RouteDrawing } from "@/components/app-shell/route-drawing";
import { ThemeSwitch } from "@/components/app-shell/theme-switch";

/** The frame of pages that lead into the portal: signing in, setting up, accepting an invitation. */
export async function EntranceFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations("signIn");
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col px-8 py-6 max-sm:px-5">
        <header className="flex items-center gap-2.5 font-semibold text-lg">
          <Mark className="size-7!" />
          Freight Portal
        </header>
        <main className="m-auto w-full max-w-80 py-10">{children}</main>
        <footer className="flex flex-wrap items-center gap-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </footer>
      </div>
      <aside className="flex flex-col justify-center gap-10 border-line border-l bg-sunken p-12 max-lg:hidden">
        <RouteDrawing pickup={t("drawing.pickup")} crossing={t("drawing.crossing")} delivery={t("drawing.delivery")} />
        <p className="mx-auto max-w-104 text-balance text-center text-ink text-xl">{t("sentence")}</p>
      </aside>
    </div>
  );
}
