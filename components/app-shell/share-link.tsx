"use client";

import { MessageCircle, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";

// Who closes the choice of apps has decided not to share; there is nothing to say about it.
const share = (text: string) => navigator.share({ text }).catch(() => undefined);

/** Ways to pass on a prepared message: what the device offers, and WhatsApp. The reader still presses Send there. */
export function ShareLink({ text }: { text: string }) {
  const t = useTranslations("directory.share");
  return (
    <>
      {"share" in navigator && (
        <Button icon={<Share2 aria-hidden />} onClick={() => share(text)}>
          {t("share")}
        </Button>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses()}
      >
        <MessageCircle aria-hidden />
        {t("whatsApp")}
      </a>
    </>
  );
}
