"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { BlockedCarriers } from "@/components/loads/editor/blocked-carriers";
import { CarrierCard } from "@/components/loads/editor/carrier-card";
import { DifferencesCard } from "@/components/loads/editor/differences-card";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import { PlacesCard } from "@/components/loads/editor/places-card";
import type { Editor } from "@/components/loads/editor/use-editor";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { WhyThisCarrier } from "@/components/loads/overview/why-this-carrier";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast";
import type { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

export type ContextPanelProps = { editor: Editor; loaded: GetLoadResponse; carriers: readonly CarrierChoice[] };

/** What other features know about the load: the page in app/ puts it there. */
export type LoadSlots = { panels: (shown: ContextPanelProps) => ReactNode };

/** What is known about the load beside its fields. */
export function ContextPanel({ editor, loaded, carriers, panels }: ContextPanelProps & LoadSlots) {
  const { form, adopt, actions } = editor;
  const t = useTranslations("loadEditor");
  const named: unknown = useWatch({ control: form.control, name: "load.assignedCarrier.carrier.id" });
  const chosenId = typeof named === "string" && named !== "" ? named : undefined;
  const assignedId = loaded.load.assignedCarrier?.carrier?.id;
  const assign = (id: string, { price }: AssignedCarrierInput) => {
    const name = "load.assignedCarrier";
    writeFormValues(form, name, form.getValues(name), { carrier: { id }, ...(price && { price }) });
    toast(t("carrier.applied"));
  };
  const carrier = { loaded, carriers, chosenId, blocked: actions.blocked };
  return (
    <aside
      aria-label={t("context")}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start items-start gap-6 min-[1280px]:sticky min-[1280px]:top-18 min-[1280px]:max-h-[calc(100dvh-5.5rem)] min-[1280px]:self-start min-[1280px]:overflow-y-auto min-[1280px]:-m-1 min-[1280px]:p-1 min-[1600px]:grid-cols-2 sm:max-[1279px]:col-start-2"
    >
      {/* Before what comes later and would move it under the pointer. */}
      {Object.keys(loaded.lastSynced).length > 0 && (
        <DifferencesCard loaded={loaded} actions={actions} unsavedCount={editor.changed.length} />
      )}
      {panels({ editor, loaded, carriers })}
      <CarrierCard {...carrier} onApply={assign} />
      {assignedId && <WhyThisCarrier loadId={loaded.load.id} carrierId={assignedId} />}
      <BlockedCarriers {...carrier} onChanged={(next) => adopt(next, form.getValues())} />
      <PlacesCard editor={editor} loaded={loaded} />
      <LoadFacts loaded={loaded} />
    </aside>
  );
}

/** The ids of a load, to be copied, and when it last changed. */
function LoadFacts({ loaded: { load, version, updatedAt } }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadEditor.facts");
  const ids = [
    ["id", load.id],
    ["externalId", load.externalId],
  ] as const;
  return (
    <section aria-labelledby="load-facts" className="grid min-w-0 gap-2">
      <h2 id="load-facts" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {ids.map(([name, id]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-2 text-xs">{t(name)}</dt>
            <dd className="flex items-center gap-1">
              <code className="min-w-0 flex-1 truncate font-mono text-xs" title={id}>
                {id}
              </code>
              <CopyButton text={id} label={t("copy")} variant="ghost" size="sm" />
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-2 text-xs">{t("updated")}</dt>
          <dd>
            <RelativeTime at={updatedAt} /> · {t("version", { version })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
