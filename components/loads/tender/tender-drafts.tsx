"use client";

import { useTranslations } from "next-intl";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import type { Tender } from "@/components/loads/tender/use-tender";
import { Button } from "@/components/ui/button";
import { isJsonObject } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";
import { placeName } from "@/lib/places/rules/place-name";
import type { TenderDraft } from "@/lib/tenders/schema";

type OpenQuestion = TenderDraft["toConfirm"][number];
type Option = OpenQuestion["options"][number];

/** "Laredo, TX → Dallas, TX": the first pickup and the last delivery. */
function useLane() {
  const t = useTranslations("tenders");
  return ({ load }: TenderDraft) => {
    const stops = load.stops ?? [];
    const placeOf = (type: string, among = stops) =>
      placeName(among.find((stop) => stop.type === type)?.location?.place) ?? t("unknownPlace");
    return `${placeOf("PICKUP")} → ${placeOf("DELIVERY", stops.toReversed())}`;
  };
}

/** What an option would put into the form, in words: "Sell USD 1,850.00". */
function useOptionText() {
  const title = usePathTitle();
  const format = useFormat();
  const t = useTranslations("tenders");
  const vocabulary = useTranslations("vocabulary");
  const textOf = (path: string, value: unknown) => {
    if (!isJsonObject(value)) {
      const key = `UsMxBorderCrossing.${value}`;
      return path.includes("usMxBorderCrossing") && vocabulary.has(key) ? vocabulary(key) : String(value);
    }
    const { amount, currencyCode, value: quantity, unit } = value;
    if (typeof amount === "number") {
      return `${title(path)} ${format.money({ amount, currencyCode: String(currencyCode) })}`;
    }
    return typeof quantity === "number"
      ? `${format.number(quantity)} ${t(unit === "POUNDS" ? "pounds" : "kilograms")}`
      : "";
  };
  return (option: Option) =>
    option
      .slice(0, 1)
      .map(({ path, value }) => textOf(path, value))
      .join(" ");
}

/** Words that may mean several things: one of them is chosen, or none. */
function Questions({ tender: { draft, answered, answer } }: { tender: Tender }) {
  const t = useTranslations("tenders");
  const optionText = useOptionText();
  const open = (draft?.toConfirm ?? []).filter(({ text }) => !answered.includes(text));
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={t("questions")}>
      {open.map(({ text, start, options }) => (
        <li key={start} className="grid gap-1">
          <span className="text-ink-2">
            {t.rich("question", { words: () => <q className="text-warn">{text.trim()}</q> })}
          </span>
          <span className="flex flex-wrap gap-1.5">
            {options.map((option) => (
              <Button key={JSON.stringify(option)} size="sm" onClick={() => answer(text, option)}>
                {optionText(option)}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The loads of a text, each to fill the form with, and what of the chosen one is still open. */
export function TenderDrafts({ tender }: { tender: Tender }) {
  const t = useTranslations("tenders");
  const lane = useLane();
  const { drafts = [], draft, chosen, choose } = tender;
  if (drafts.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <div className="grid content-start gap-3">
      <p className="font-medium">{t("found", { count: drafts.length })}</p>
      <ul className="grid max-h-56 gap-1 overflow-y-auto" aria-label={t("drafts")}>
        {drafts.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike loads of a text differ by their place alone.
          <li key={index} className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              variant={index === chosen ? "default" : "primary"}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            >
              {t(index === chosen ? "again" : "use")}
            </Button>
            <span className="min-w-0">{lane(one)}</span>
            <span className="text-ink-3 text-xs">{t("values", { count: one.read.length })}</span>
          </li>
        ))}
      </ul>
      <Questions tender={tender} />
      {draft && draft.unread.length > 0 && (
        <p className="text-ink-3 text-xs">{t("unread", { text: draft.unread.join(" · ") })}</p>
      )}
    </div>
  );
}
