"use client";

import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

const looks = {
  bad: { icon: CircleAlert, classes: "border-bad bg-bad-soft", ink: "text-bad" },
  warn: { icon: TriangleAlert, classes: "border-warn bg-warn-soft", ink: "text-warn" },
  info: { icon: Info, classes: "border-info bg-info-soft", ink: "text-info" },
};

type NoticeProps = { tone: keyof typeof looks; title: ReactNode; children?: ReactNode; onDismiss?: () => void };

/** A note on the page that stays until it is read. */
export function Notice({ tone, title, children, onDismiss }: NoticeProps) {
  const t = useTranslations("common");
  const { icon: Icon, classes, ink } = looks[tone];
  return (
    <section
      role={tone === "bad" ? "alert" : "status"}
      className={classNames("flex gap-2.5 rounded-md border-l-4 px-3.5 py-2.5", classes)}
    >
      <Icon aria-hidden className={classNames("mt-0.5", ink)} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="font-medium">{title}</p>
        {children}
      </div>
      {onDismiss && <IconButton label={t("dismiss")} icon={<X aria-hidden />} onClick={onDismiss} />}
    </section>
  );
}
