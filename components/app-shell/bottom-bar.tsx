"use client";

import { Bell, Ellipsis } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { pressBell, useUnread } from "@/components/app-shell/bell";
import { LostConnectionBar } from "@/components/app-shell/live-state";
import { PaletteButton } from "@/components/app-shell/palette-button";
import { isAt, type NavItem, placesFor } from "@/components/app-shell/places";
import { NavLink } from "@/components/app-shell/rail";
import { useSession } from "@/components/app-shell/session-provider";
import { UserMenu } from "@/components/app-shell/user-menu";
import { classNames } from "@/components/ui/class-names";
import { Menu } from "@/components/ui/menu";
import { mayLeaveFor } from "@/lib/browser/leave-page";

/** The navigation of a phone, within reach of the thumb. */
export function BottomBar() {
  const t = useTranslations("shell");
  const { role } = useSession();
  const items = placesFor(role);
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-sunken pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden">
      <LostConnectionBar />
      <nav aria-label={t("nav.label")} className="flex px-1">
        {items
          .filter(({ onPhone }) => onPhone)
          .map((item) => (
            <NavLink key={item.href} item={item} look="bar" />
          ))}
        <PaletteButton look="bar" />
        <MoreMenu items={items.filter(({ onPhone }) => !onPhone)} />
        <UserMenu look="bar" />
      </nav>
    </div>
  );
}

/** The places of the portal for which a phone's bar has no room. */
function MoreMenu({ items }: { items: readonly NavItem[] }) {
  const t = useTranslations("shell.nav");
  const { push } = useRouter();
  const pathname = usePathname();
  const { count, shown } = useUnread();
  const isHere = items.some((item) => isAt(item, pathname));
  const go = ({ href, external }: NavItem) => {
    if (external) window.location.assign(href);
    else if (mayLeaveFor(href)) push(href);
  };
  const trigger = (
    <button
      type="button"
      data-bell-on-phone=""
      className={classNames(
        "relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md text-xs hover:text-ink",
        isHere ? "font-medium text-ink" : "text-ink-2",
      )}
    >
      <Ellipsis aria-hidden />
      {t("more")}
      {count > 0 && (
        <>
          <span
            aria-hidden
            className="absolute top-1.5 left-1/2 ml-1.75 rounded-full bg-accent px-1 text-[10px]/3.5 text-on-accent tabular-nums"
          >
            {shown}
          </span>
          <span className="sr-only">, {t("unread", { count: shown })}</span>
        </>
      )}
    </button>
  );
  return (
    <Menu
      label={t("more")}
      trigger={trigger}
      items={[
        {
          id: "bell",
          label: count > 0 ? t("openUnread", { count: shown }) : t("openBell"),
          icon: <Bell aria-hidden />,
          onSelect: pressBell,
        },
        "separator",
        ...items.map((item) => ({
          id: item.href,
          label: t(item.name),
          icon: <item.icon aria-hidden />,
          onSelect: () => go(item),
        })),
      ]}
    />
  );
}
