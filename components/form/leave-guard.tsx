"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { onLeaving } from "@/lib/browser/leave-page";

const destinationOf = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest("a");
  if (!link || link.target === "_blank" || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.href;
};

/**
 * Asks before leaving while `isActive`: the browser asks before the page is closed or reloaded, and the page that a
 * link or a key of the portal leads to is kept as `destination` until the reader has said whether to leave.
 */
export function useLeaveGuard(isActive: boolean) {
  const [destination, setDestination] = useState<string>();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const href = event.defaultPrevented ? undefined : destinationOf(event);
    if (!href) return;
    event.preventDefault();
    event.stopPropagation();
    setDestination(href);
  });

  useEffect(() => {
    if (!isActive) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const listener = (event: MouseEvent) => onClick(event);
    window.addEventListener("beforeunload", onBeforeUnload);
    // Before the link's own listener, which would already go.
    document.addEventListener("click", listener, { capture: true });
    const stopListening = onLeaving((href, event) => {
      event.preventDefault();
      setDestination(href);
    });
    return () => {
      stopListening();
      window.removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("click", listener, { capture: true });
    };
  }, [isActive]);

  return { destination, stay: () => setDestination(undefined) };
}

type LeaveDialogProps = {
  destination: string | undefined;
  onStay: () => void;
  onLeave: () => void;
  /** Saves before leaving, and answers whether that worked; where it did not, the page says why. */
  onSave?: () => Promise<boolean>;
};

/** The question before a link or a key leads away from changes that are not saved. */
export function LeaveDialog({ destination, onStay, onLeave, onSave }: LeaveDialogProps) {
  const t = useTranslations("common.leave");
  const { push } = useRouter();
  if (!destination) return null;
  const saveAndLeave = async (save: () => Promise<boolean>) => {
    onStay();
    if (await save()) push(destination);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button
            variant={onSave ? "ghost" : "danger"}
            className={onSave && "text-bad! sm:mr-auto"}
            onClick={() => {
              onLeave();
              push(destination);
            }}
          >
            {t("leave")}
          </Button>
          <Button variant={onSave ? "default" : "primary"} data-initial-focus={!onSave || undefined} onClick={onStay}>
            {t("stay")}
          </Button>
          {onSave && (
            <Button variant="primary" data-initial-focus onClick={() => saveAndLeave(onSave)}>
              {t("saveAndLeave")}
            </Button>
          )}
        </>
      }
    />
  );
}
