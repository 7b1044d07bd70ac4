"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { NavItem } from "@/components/app-shell/nav-items";
import { classNames } from "@/components/ui/class-names";

const looks = {
  rail: "h-7.5 gap-2.25 px-2 max-lg:justify-center max-lg:px-0 aria-[current]:bg-surface aria-[current]:shadow-[0_0_0_1px_var(--line)] pointer-coarse:h-11",
  bar: "h-14 flex-1 flex-col justify-center gap-0.5 text-xs",
};

/** A place of the portal: in the rail (its name hidden where the rail is narrow) or in the bar of a phone. */
export function NavLink({ item, look }: { item: NavItem; look: keyof typeof looks }) {
  const t = useTranslations("shell.nav");
  const pathname = usePathname();
  const current = pathname === item.href || pathname.startsWith(`${item.href}/`);
  const link = {
    href: item.href,
    title: look === "rail" ? t(item.name) : undefined,
    "aria-current": current ? ("page" as const) : undefined,
    className: classNames(
      "flex min-w-0 items-center rounded-md text-ink-2 transition-colors hover:text-ink aria-[current]:font-medium aria-[current]:text-ink",
      looks[look],
    ),
    children: (
      <>
        <item.icon aria-hidden />
        <span className={look === "rail" ? "truncate max-lg:sr-only" : "max-w-full truncate px-0.5"}>
          {t(look === "rail" ? item.name : `short.${item.name}`)}
        </span>
      </>
    ),
  };
  return item.external ? <a {...link} /> : <Link prefetch={false} {...link} />;
}
