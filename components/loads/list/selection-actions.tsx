"use client";

import { Activity, ChartNoAxesColumn, Megaphone, Milestone, UserRoundPen } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { usePageCommands } from "@/components/app-shell/page-commands";
import { useSession } from "@/components/app-shell/session-provider";
import type { BulkDialogProps } from "@/components/loads/bulk/use-edit-dialog";
import { useLoads } from "@/components/loads/list/loads-context";
import { Button } from "@/components/ui/button";

type Action = "status" | "owner" | "crossing" | "post" | "rates";

const loadStatus = () => import("@/components/loads/bulk/status-dialog");
const loadCrossing = () => import("@/components/loads/bulk/crossing-dialog");
const loadOwner = () => import("@/components/loads/list/reassign-dialog");
const StatusDialog = lazy(() => loadStatus().then((module) => ({ default: module.StatusDialog })));
const CrossingDialog = lazy(() => loadCrossing().then((module) => ({ default: module.CrossingDialog })));
const ReassignDialog = lazy(() => loadOwner().then((module) => ({ default: module.ReassignDialog })));

// Those of other features come with the page, and fetch themselves.
const itself = () => undefined;

const actions = [
  { action: "status", text: "status", Icon: Activity, fetch: loadStatus, words: "change status cambiar estatus" },
  { action: "owner", text: "assign", Icon: UserRoundPen, fetch: loadOwner, words: "assign owner asignar responsable" },
  { action: "crossing", text: "crossing", Icon: Milestone, fetch: loadCrossing, words: "bridge crossing puente cruce" },
  { action: "post", text: "post", Icon: Megaphone, fetch: itself, words: "post offer publicar ofrecer" },
  { action: "rates", text: "rates", Icon: ChartNoAxesColumn, fetch: itself, words: "market price mercado tarifas" },
] as const;

/** What can be done with the chosen loads, each in a dialog of its own. */
export function SelectionActions({ ids, onDone }: Pick<BulkDialogProps, "ids" | "onDone">) {
  const t = useTranslations("loads.selection");
  const { role } = useSession();
  const [open, setOpen] = useState<Action | null>(null);
  const isViewer = role === "VIEWER";
  const Dialogs: Partial<Record<Action, ComponentType<BulkDialogProps>>> = {
    status: StatusDialog,
    owner: ReassignDialog,
    crossing: CrossingDialog,
    ...useLoads().parts.bulk,
  };
  const shown = actions.filter(({ action }) => Dialogs[action]);
  const Opened = open && Dialogs[open];
  usePageCommands({
    label: t("count", { count: ids.length }),
    commands: isViewer
      ? []
      : shown.map(({ action, text, words }) => ({ id: action, label: t(text), words, run: () => setOpen(action) })),
  });
  const refusal = (action: Action) => t(action === "owner" ? "needsBroker" : "needsBrokerChange");
  return (
    <div className="contents max-sm:order-last max-sm:flex max-sm:w-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-1">
      {shown.map(({ action, text, Icon, fetch }) => (
        <Button
          key={action}
          size="sm"
          className="shrink-0"
          icon={<Icon aria-hidden />}
          disabled={isViewer}
          title={isViewer ? refusal(action) : undefined}
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={() => setOpen(action)}
        >
          {t(text)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {Opened && <Opened ids={ids} onClose={() => setOpen(null)} onDone={onDone} />}
      </Suspense>
    </div>
  );
}
