import { useTranslations } from "next-intl";
import { useFormat } from "@/lib/i18n/format";
import { markets } from "@/lib/places/rules/markets";

const marketsByCode = new Map(markets.map((market) => [market.code, market]));

/** Which market each place of the table was taken for, so that a wrong one is noticed. */
export function PlacesRead({ places }: { places: ReadonlyMap<string, string> }) {
  const t = useTranslations("rateImport");
  const format = useFormat();
  const listed = [...places].sort(([one], [other]) => one.localeCompare(other));
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer px-3 py-2 font-medium">
        {t("places", { count: places.size, shown: format.number(places.size) })}
      </summary>
      <ul className="grid gap-x-6 border-line border-t px-3 py-2 sm:grid-cols-2">
        {listed.map(([text, code]) => {
          const market = marketsByCode.get(code);
          return (
            <li key={text} className="flex min-w-0 justify-between gap-3 py-0.5">
              <span className="min-w-0 truncate" title={text}>
                {text}
              </span>
              <span className="shrink-0 text-ink-3">
                {market ? `${market.name}, ${market.countryCode}` : code} <span className="font-mono">{code}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
