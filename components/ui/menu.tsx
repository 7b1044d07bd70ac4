"use client";

import { cloneElement, lazy, type ReactElement, Suspense, useState } from "react";
import type { MenuProps } from "@/components/ui/menu-popup";

export type { MenuEntry } from "@/components/ui/menu-popup";

const load = () => import("@/components/ui/menu-popup");
const MenuPopup = lazy(() => load().then((module) => ({ default: module.MenuPopup })));

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

/**
 * Actions behind a button. `label` names the list for screen readers; the trigger keeps a name of its own.
 * The code of the list comes when the pointer or the focus comes near.
 */
export function Menu({ trigger, ...menu }: Omit<MenuProps, "trigger"> & { trigger: Trigger }) {
  const [isWanted, setIsWanted] = useState(false);
  const closed = cloneElement(trigger, {
    onClick: () => setIsWanted(true),
    onPointerEnter: load,
    onFocus: load,
    "aria-haspopup": "menu",
    "aria-expanded": false,
  });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuPopup trigger={trigger} {...menu} />
    </Suspense>
  );
}
