import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { findLoad } from "@/app/(portal)/loads/[id]/find-load";
import { Texts } from "@/components/app-shell/texts";
import { SelectionPage } from "@/components/carrier-selection/selection-page";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { pageSizeMax } from "@/lib/core/protocol.values";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadCarrier.page"))("title") };
}

export default async function CarrierSelectionPage({ params }: PageProps<"/loads/[id]/carrier-selection">) {
  const { ctx } = await requireSession();
  const { load } = await findLoad((await params).id);
  const { items } = await listCarrierSelections(ctx, { loadId: load.id, limit: pageSizeMax });
  return (
    <Texts of="/loads/[id]/carrier-selection">
      <SelectionPage loadId={load.id} displayId={load.externalDisplayId ?? load.externalId} selections={items} />
    </Texts>
  );
}
