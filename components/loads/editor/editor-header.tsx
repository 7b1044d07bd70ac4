"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActorName } from "@/components/loads/editor/actor-name";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { useHistory } from "@/components/loads/editor/use-history";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { PageHeader } from "@/components/ui/page-header";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type EditorHeaderProps = { loaded: GetLoadResponse | undefined; actions: ReactNode };

/** Which load it is, its state, who touched it last; it stays in view with the actions. */
export function EditorHeader({ loaded, actions }: EditorHeaderProps) {
  const t = useTranslations("loadEditor");
  const load = loaded?.load;
  return (
    <div className="sticky top-0 z-20 bg-bg">
      <PageHeader
        title={
          <span className="flex min-w-0 items-center gap-2.5">
            <Link
              href="/loads"
              prefetch={false}
              aria-label={t("back")}
              title={t("back")}
              className="-ml-1.5 grid size-7.5 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-mute-soft hover:text-ink pointer-coarse:size-11"
            >
              <ArrowLeft aria-hidden />
            </Link>
            {load ? <span className="truncate font-mono">{load.externalDisplayId ?? load.externalId}</span> : t("new")}
            {load && <LoadStatusBadge status={load.status} />}
          </span>
        }
        subtitle={loaded && <LastChange id={loaded.load.id} version={loaded.version} />}
        actions={actions}
      />
    </div>
  );
}

/** "Synced 2 minutes ago by key tms-prod · version 14". */
function LastChange({ id, version }: { id: string; version: number }) {
  const t = useTranslations("loadEditor");
  const [change] = useHistory(id).changes;
  return (
    <span className="max-lg:hidden">
      {change &&
        t.rich(change.actor.type === "apiKey" ? "synced" : "changed", {
          time: () => <RelativeTime at={change.at} />,
          actor: () => <ActorName actor={change.actor} />,
        })}
      {change && " · "}
      {t("version", { version })}
    </span>
  );
}
