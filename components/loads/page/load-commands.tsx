"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type PageCommand, usePageCommands } from "@/components/app-shell/page-commands";
import { useSession } from "@/components/app-shell/session-provider";
import type { LoadTab } from "@/components/loads/page/use-load-tab";
import { statusChange, useLoadChange } from "@/components/loads/use-load-change";
import { hasRole } from "@/lib/core/role-rank";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The moves of the status that notify no carrier, so that they can be undone; others are made in the form. */
const quietMoves: Partial<Record<LoadStatus, LoadStatus>> = { ON_HOLD: "AVAILABLE", BOOKED: "COMPLETED" };

const parts = [
  { tab: "overview", shortcut: "1", words: "overview resumen facts datos" },
  { tab: "bids", shortcut: "2", words: "open bids ver ofertas pujas" },
  { tab: "history", shortcut: "4", words: "history historial changes cambios" },
] as const;

const statusWords = "set status estatus cambiar hold espera cancel cancelar book reservar";

function useStatusCommands({ load }: GetLoadResponse, toField: (path: string) => void): PageCommand[] {
  const t = useTranslations("loadCommands");
  const statuses = useTranslations("vocabulary.LoadStatus");
  const { change } = useLoadChange();
  const next = quietMoves[load.status];
  const move = next && {
    id: "set-status",
    label: t("setStatus", { status: statuses(next) }),
    words: statusWords,
    run: () =>
      void change(load, {
        change: statusChange(load.status, next),
        done: t("statusSet", { status: statuses(next) }),
      }),
  };
  const form = { id: "status", label: t("changeStatus"), words: statusWords, run: () => toField("load.status") };
  return [...(move ? [move] : []), form];
}

/** The address of a new load that is like this one. */
export const copyOf = (id: string) => `/loads/new?like=${encodeURIComponent(id)}`;

type LoadCommandsProps = {
  loaded: GetLoadResponse;
  /** Opens a part of the load; its form, at a field where one is given. */
  onOpen: (tab: LoadTab, field?: string) => void;
};

/** Offers what can be done with a load by its name, in the command palette: its parts, its form, its status. */
export function LoadCommands({ loaded, onOpen }: LoadCommandsProps) {
  const t = useTranslations("loadCommands");
  const { role } = useSession();
  const { push } = useRouter();
  const mayEdit = hasRole(role, "BROKER");
  const edit = {
    id: "edit",
    label: t(mayEdit ? "edit" : "allFields"),
    words: "edit editar change cambiar fields campos form formulario",
    shortcut: "E",
    run: () => onOpen("edit"),
  };
  const status = useStatusCommands(loaded, (path) => onOpen("edit", path));
  const copy = {
    id: "copy",
    label: t("copy"),
    words: "duplicate copy duplicar copiar nueva igual",
    run: () => push(copyOf(loaded.load.id)),
  };
  const confirm = {
    id: "rate-confirmation",
    label: t("rateConfirmation"),
    words: "rate confirmation confirmacion de tarifa ratecon print imprimir pdf",
    run: () => push(`/loads/${loaded.load.id}/rate-confirmation`),
  };
  const inParts = parts.map(({ tab, ...part }) => ({ ...part, id: tab, label: t(tab), run: () => onOpen(tab) }));
  usePageCommands({
    label: loaded.load.externalDisplayId ?? loaded.load.externalId,
    commands: [
      edit,
      ...(mayEdit ? [...status, copy] : []),
      ...(loaded.load.assignedCarrier?.carrier ? [confirm] : []),
      ...inParts,
    ],
  });
  return null;
}
