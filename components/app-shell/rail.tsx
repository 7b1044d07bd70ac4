"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LiveState } from "@/components/app-shell/live-state";
import { Mark } from "@/components/app-shell/mark";
import { NavCount } from "@/components/app-shell/nav-count";
import { PaletteButton } from "@/components/app-shell/palette-button";
import { isAt, type NavItem, placesFor, workItems } from "@/components/app-shell/places";
import { useSession } from "@/components/app-shell/session-provider";
import { UserMenu } from "@/components/app-shell/user-menu";
import { classNames } from "@/components/ui/class-names";

const looks = {
  rail: "h-7.5 gap-2.25 px-2 max-lg:justify-center max-lg:px-0 aria-[current]:bg-surface aria-[current]:shadow-[0_0_0_1px_var(--line)] pointer-coarse:h-11",
  bar: "h-14 flex-1 flex-col justify-center gap-0.5 text-xs",
};

/** A place of the portal: in the rail (its name hidden where the rail is narrow) or in the bar of a phone. */
export function NavLink({ item, look }: { item: NavItem; look: keyof typeof looks }) {
  const t = useTranslations("shell.nav");
  const pathname = usePathname();
  const current = isAt(item, pathname);
  const link = {
    href: item.href,
    title: look === "rail" ? t(item.name) : undefined,
    "aria-current": current ? ("page" as const) : undefined,
    className: classNames(
      "relative flex min-w-0 items-center rounded-md text-ink-2 transition-colors hover:text-ink aria-[current]:font-medium aria-[current]:text-ink",
      looks[look],
    ),
    children: (
      <>
        <span className="relative grid">
          <item.icon aria-hidden />
          {look === "bar" && <NavCount of={item.name} look="bar" />}
        </span>
        <span className={look === "rail" ? "truncate max-lg:sr-only" : "max-w-full truncate px-0.5"}>
          {t(look === "rail" ? item.name : `short.${item.name}`)}
        </span>
        {look === "rail" && <NavCount of={item.name} look="rail" />}
      </>
    ),
  };
  return item.external ? <a {...link} /> : <Link prefetch={false} {...link} />;
}

/** The navigation at the left, the bell in its head; icons alone on narrow screens, not there on phones. */
export function Rail({ bell }: { bell: ReactNode }) {
  const t = useTranslations("shell");
  const { role, organizationName } = useSession();
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-line border-r bg-sunken px-2.5 py-3 max-sm:hidden max-lg:px-2 print:hidden">
      <div className="flex min-h-12 items-center gap-2 pb-2.5 pl-2 max-lg:flex-col max-lg:pl-0">
        <Mark />
        <span className="wrap-anywhere line-clamp-2 font-semibold leading-4.5 max-lg:sr-only" title={organizationName}>
          {organizationName}
        </span>
        {bell}
      </div>
      <PaletteButton look="rail" />
      <nav aria-label={t("nav.label")} className="flex flex-col gap-0.5">
        {workItems.map((item) => (
          <NavLink key={item.href} item={item} look="rail" />
        ))}
        <div className="mx-2 my-2.5 h-px bg-line" />
        {placesFor(role)
          .slice(workItems.length)
          .map((item) => (
            <NavLink key={item.href} item={item} look="rail" />
          ))}
      </nav>
      <div className="mt-auto flex flex-col gap-2 pt-4" data-rail>
        <LiveState className="px-2 max-lg:justify-center" />
        <UserMenu look="rail" />
      </div>
    </header>
  );
}
