"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { Kbd } from "@/components/ui/badge";
import { buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

/** The key that presses it, where there is room beside its words and a keyboard. */
const Key = ({ children }: { children: string }) => (
  <span aria-hidden className="hidden pointer-coarse:hidden @6xl:inline">
    <Kbd>{children === "Enter" ? "↵" : children.toUpperCase()}</Kbd>
  </span>
);

/** What is most likely done stands out on the one item on which the keys act: on all it would be too loud. */
export const primaryOfCurrent =
  "group-data-current/item:border-transparent! group-data-current/item:bg-accent! group-data-current/item:text-on-accent!";

type ItemButtonProps = {
  shortcut?: string;
  isPrimary?: boolean;
  /** Whether who only reads may press it too. */
  forAll?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Does something about an item. The keys of the page press the button of the current item. */
export function ItemButton({ shortcut, isPrimary, forAll, onPress, children }: ItemButtonProps) {
  const t = useTranslations("today.actions");
  const { role } = useSession();
  const isBlocked = role === "VIEWER" && !forAll;
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      disabled={isBlocked}
      title={isBlocked ? t("viewer") : undefined}
      onClick={onPress}
      className={classNames(
        buttonClasses({ size: "sm" }),
        "max-sm:flex-auto",
        isPrimary && !isBlocked && primaryOfCurrent,
      )}
    >
      {children}
      {shortcut && <Key>{shortcut}</Key>}
    </button>
  );
}

/** Leads to where an item is dealt with. */
export const ItemLink = ({ href, shortcut, children }: { href: string; shortcut?: string; children: ReactNode }) => (
  <Link
    prefetch={false}
    href={href}
    aria-keyshortcuts={shortcut}
    className={classNames(buttonClasses({ size: "sm" }), "max-sm:flex-auto")}
  >
    {children}
    {shortcut && <Key>{shortcut}</Key>}
  </Link>
);
