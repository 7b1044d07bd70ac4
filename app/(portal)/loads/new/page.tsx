import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewLoadEditor } from "@/app/(portal)/loads/new-load-panels";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { listCarrierChoices } from "@/lib/loads/check-eligibility";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadEditor"))("new") };
}

export default async function NewLoadPage() {
  const { ctx } = await requireSession("BROKER");
  const [owners, carriers] = await Promise.all([listCoverageOwners(ctx), listCarrierChoices(ctx, {})]);
  return (
    <Texts of="/loads/new">
      <NewLoadEditor owners={owners} carriers={carriers} />
      <ReplayEarlyInput />
    </Texts>
  );
}
