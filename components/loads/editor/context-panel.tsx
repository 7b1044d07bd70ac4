"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { BlockedCarriers } from "@/components/loads/editor/blocked-carriers";
import { CarrierCard } from "@/components/loads/editor/carrier-card";
import { CrossingCard } from "@/components/loads/editor/crossing-card";
import { DifferencesCard } from "@/components/loads/editor/differences-card";
import { PostingCard, RateCard } from "@/components/loads/editor/lazy-parts";
import { LoadFacts } from "@/components/loads/editor/load-facts";
import { PlacesCard } from "@/components/loads/editor/places-card";
import type { Editor } from "@/components/loads/editor/use-editor";
import { WhyThisCarrier } from "@/components/loads/editor/why-this-carrier";
import { writeFormValues } from "@/components/loads/editor/write-form-values";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { toast } from "@/components/ui/toast";
import type { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type ContextPanelProps = { editor: Editor; loaded: GetLoadResponse; carriers: readonly CarrierChoice[] };

/** What is known about the load beside its fields. */
export function ContextPanel({ editor, loaded, carriers }: ContextPanelProps) {
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
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 min-[1280px]:sticky min-[1280px]:top-18 min-[1280px]:max-h-[calc(100dvh-5.5rem)] min-[1280px]:self-start min-[1280px]:overflow-y-auto sm:max-[1279px]:col-start-2"
    >
      {/* Before what comes later and would move it under the pointer. */}
      {Object.keys(loaded.lastSynced).length > 0 && <DifferencesCard loaded={loaded} actions={actions} />}
      <CrossingCard editor={editor} loaded={loaded} />
      <Suspense fallback={null}>
        <RateCard editor={editor} loaded={loaded} />
      </Suspense>
      <Suspense fallback={null}>
        <PostingCard loaded={loaded} carriers={carriers} isReader={actions.blocked !== undefined} />
      </Suspense>
      <CarrierCard {...carrier} onApply={assign} />
      {assignedId && <WhyThisCarrier loadId={loaded.load.id} carrierId={assignedId} />}
      <BlockedCarriers {...carrier} onChanged={(next) => adopt(next, form.getValues())} />
      <PlacesCard editor={editor} loaded={loaded} />
      <LoadFacts loaded={loaded} />
    </aside>
  );
}
