"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { IconButton } from "@/components/ui/button";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** "lg" has room for a table. */
  size?: "md" | "lg";
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};

const fields = "form :is(input, select, textarea):not([type=hidden], :disabled)";
const fade = "transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";
const popup =
  "flex max-h-[calc(100dvh-2rem)] w-full min-w-0 flex-col rounded-lg border border-line bg-surface shadow-overlay outline-none transition-[opacity,translate] data-starting-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0";

const widths = { md: "max-w-130", lg: "max-w-190" };

/**
 * Puts the focus where it is first, before the window is drawn: a key that follows at once belongs to it. A finger that
 * opened it is not shown a keyboard before it has read the question.
 */
function focusFirst(window: HTMLElement | null, openedBy: string) {
  const marked = window?.querySelector<HTMLElement>("[data-initial-focus]");
  const field = openedBy === "touch" ? undefined : window?.querySelector<HTMLElement>(fields);
  const first = marked ?? field ?? window?.querySelector<HTMLElement>("button");
  first?.focus();
  // Base UI would put it there with the next frame.
  return !first;
}

/** The window of a dialog. The header and the footer stay in view while the middle scrolls. */
export function DialogWindow({ open, onOpenChange, title, size = "md", description, children, footer }: DialogProps) {
  const t = useTranslations("common");
  const window = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={`fixed inset-0 z-40 bg-scrim ${fade}`} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4 max-sm:items-end max-sm:p-2">
          <Base.Popup
            ref={window}
            initialFocus={(openedBy) => focusFirst(window.current, openedBy)}
            className={`${popup} ${widths[size]}`}
          >
            <div className="flex items-start gap-3 px-5 pt-4 pb-3">
              <div className="min-w-0 flex-1">
                <Base.Title className="font-semibold text-lg">{title}</Base.Title>
                {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
              </div>
              <Base.Close render={<IconButton label={t("close")} icon={<X aria-hidden />} className="-mr-1.5" />} />
            </div>
            <div className="-mt-1 min-h-0 min-w-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
            {footer && (
              <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
