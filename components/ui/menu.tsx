"use client";

import { cloneElement, type ReactElement, useState } from "react";
import type { MenuProps } from "@/components/ui/menu-popup";
import { whenFetched } from "@/components/ui/when-fetched";

export type { MenuChoice, MenuEntry } from "@/components/ui/menu-popup";

const MenuPopup = whenFetched<MenuProps>(() => import("@/components/ui/menu-popup").then(({ MenuPopup }) => MenuPopup));
const fetchEarly = () => void MenuPopup.fetch().catch(() => undefined);

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

/**
 * Actions behind a button. `label` names the list for screen readers; the trigger keeps a name of its own.
 * The code of the list comes when the pointer or the focus comes near; the button stays the same until it is there.
 */
export function Menu({ trigger, ...menu }: Omit<MenuProps, "trigger"> & { trigger: Trigger }) {
  const [isOpened, setIsOpened] = useState(false);
  const open = () =>
    MenuPopup.fetch().then(
      () => setIsOpened(true),
      () => undefined,
    );
  if (isOpened) return <MenuPopup trigger={trigger} {...menu} />;
  return cloneElement(trigger, {
    onClick: () => void open(),
    onPointerEnter: fetchEarly,
    onFocus: fetchEarly,
    "aria-haspopup": "menu",
    "aria-expanded": false,
  });
}
