import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { findLoad } from "@/app/(portal)/loads/[id]/find-load";
import { NewLoadEditor } from "@/app/(portal)/loads/new-load-panels";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { listCarrierChoices } from "@/lib/loads/check-eligibility";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadEditor"))("new") };
}

/** `?like=` names the load of which the new one is a copy. */
export default async function NewLoadPage({ searchParams }: PageProps<"/loads/new">) {
  const { ctx } = await requireSession("BROKER");
  const { like } = await searchParams;
  const [owners, carriers, loaded] = await Promise.all([
    listCoverageOwners(ctx),
    listCarrierChoices(ctx, {}),
    typeof like === "string" ? findLoad(like) : undefined,
  ]);
  return (
    <Texts of="/loads/new">
      <NewLoadEditor key={loaded?.load.id} owners={owners} carriers={carriers} like={loaded} />
      <ReplayEarlyInput />
    </Texts>
  );
}
