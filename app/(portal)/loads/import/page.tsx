import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { LoadImportPage } from "@/components/loads/import/load-import-page";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadImport"))("title") };
}

export default async function Page() {
  await requireSession("BROKER");
  return (
    <Texts of="/loads/import">
      <LoadImportPage />
    </Texts>
  );
}
