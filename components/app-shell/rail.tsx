"use client";

import { useTranslations } from "next-intl";
import { LanguageSwitch } from "@/components/app-shell/language-switch";
import { LiveState } from "@/components/app-shell/live-state";
import { Mark } from "@/components/app-shell/mark";
import { settingsItems, workItems } from "@/components/app-shell/nav-items";
import { NavLink } from "@/components/app-shell/nav-link";
import { useSession } from "@/components/app-shell/session-provider";
import { ThemeSwitch } from "@/components/app-shell/theme-switch";
import { UserMenu } from "@/components/app-shell/user-menu";

/** The navigation at the left; icons alone on narrow screens, not there on phones. */
export function Rail() {
  const t = useTranslations("shell");
  const { role, organizationName } = useSession();
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-line border-r bg-sunken px-2.5 py-3 max-sm:hidden max-lg:px-2 print:hidden">
      <div className="flex items-center gap-2.25 px-2 pt-1 pb-3.5 max-lg:justify-center max-lg:px-0">
        <Mark />
        <span className="truncate font-semibold max-lg:sr-only" title={organizationName}>
          {organizationName}
        </span>
      </div>
      <nav aria-label={t("nav.label")} className="flex flex-col gap-0.5">
        {workItems.map((item) => (
          <NavLink key={item.href} item={item} look="rail" />
        ))}
        <div className="mx-2 my-2.5 h-px bg-line" />
        <p className="px-2 py-1 text-ink-3 text-xs max-lg:hidden">{t("nav.settings")}</p>
        {settingsItems
          .filter(({ adminsOnly }) => !adminsOnly || role === "ADMIN")
          .map((item) => (
            <NavLink key={item.href} item={item} look="rail" />
          ))}
      </nav>
      <div className="mt-auto flex flex-col gap-2 pt-4" data-rail>
        <LiveState className="px-2 max-lg:justify-center" />
        <div className="flex items-center justify-between gap-2 max-lg:hidden">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <UserMenu look="rail" />
      </div>
    </header>
  );
}
