import { useTranslations } from "next-intl";
import { Mark } from "@/components/app-shell/mark";
import { buttonClasses } from "@/components/ui/button-classes";

export default function NotFound() {
  const t = useTranslations("shell.notFound");
  return (
    <main className="grid min-h-dvh place-items-center p-5 text-center">
      <div className="flex max-w-96 flex-col items-center gap-1.5">
        <Mark className="mb-3 size-9!" />
        <title>{t("title")}</title>
        <h1 className="font-semibold text-xl">{t("title")}</h1>
        <p className="pb-4 text-ink-2">{t("text")}</p>
        {/* A plain link: the program of `Link` would come a second time with every page, which all carry this one. */}
        <a href="/loads" className={buttonClasses({ variant: "primary" })}>
          {t("action")}
        </a>
      </div>
    </main>
  );
}
