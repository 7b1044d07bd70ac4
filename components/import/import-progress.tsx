import { useTranslations } from "next-intl";
import { useFormat } from "@/lib/i18n/format";

type ImportProgressProps = {
  label: string;
  /** What is counted. */
  of?: "rows" | "loads";
  done: number;
  total: number;
  secondsLeft?: number | undefined;
};

/** How many of them are through, and about how long the others take. */
export function ImportProgress({ label, of = "rows", done, total, secondsLeft }: ImportProgressProps) {
  const t = useTranslations("import.progress");
  const format = useFormat();
  const text = t(of, { done: format.number(done), total: format.number(total) });
  const isUnderWay = secondsLeft !== undefined && secondsLeft > 0 && done < total;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-150"
          style={{ transform: `scaleX(${total === 0 ? 1 : done / total})` }}
        />
      </div>
      <p className="text-ink-3 text-xs tabular-nums">
        {text}
        {isUnderWay && ` · ${t("left", { seconds: secondsLeft })}`}
      </p>
    </div>
  );
}
