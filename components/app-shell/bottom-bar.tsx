"use client";

import { useTranslations } from "next-intl";
import { MoreMenu } from "@/components/app-shell/more-menu";
import { settingsItems, workItems } from "@/components/app-shell/nav-items";
import { NavLink } from "@/components/app-shell/nav-link";
import { useSession } from "@/components/app-shell/session-provider";
import { UserMenu } from "@/components/app-shell/user-menu";

/** The navigation of a phone, within reach of the thumb. */
export function BottomBar() {
  const t = useTranslations("shell");
  const { role } = useSession();
  const items = [...workItems, ...settingsItems].filter(({ adminsOnly }) => !adminsOnly || role === "ADMIN");
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-sunken pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden">
      <nav aria-label={t("nav.label")} className="flex px-1">
        {items
          .filter(({ onPhone }) => onPhone)
          .map((item) => (
            <NavLink key={item.href} item={item} look="bar" />
          ))}
        <MoreMenu items={items.filter(({ onPhone }) => !onPhone)} />
        <UserMenu look="bar" />
      </nav>
    </div>
  );
}
