import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SelectionPage } from "@/components/carrier-selection/selection-page";
import { listCarrierSelections } from "@/lib/audit/list-carrier-selections";
import { AppError } from "@/lib/core/errors";
import { getLoad } from "@/lib/loads/get-load";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadCarrier.page"))("title") };
}

const recordsMax = 200;

export default async function CarrierSelectionPage({ params }: PageProps<"/loads/[id]/carrier-selection">) {
  const { ctx } = await requireSession();
  const id = decodeURIComponent((await params).id);
  const { load } = await getLoad(ctx, { id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  const { items } = await listCarrierSelections(ctx, { loadId: load.id, limit: recordsMax });
  return <SelectionPage loadId={load.id} displayId={load.externalDisplayId ?? load.externalId} selections={items} />;
}
