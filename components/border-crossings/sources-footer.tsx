import { useTranslations } from "next-intl";

/** Whose figures these are. */
export const SourcesFooter = () => {
  const t = useTranslations("borderCrossings");
  return (
    <footer className="mt-auto border-line border-t px-5 py-3 text-ink-3 text-xs max-sm:px-4">{t("sources")}</footer>
  );
};
