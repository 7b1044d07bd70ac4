"use client";

import { ClipboardPaste, Plus, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, lazy, type ReactNode, Suspense, useState, useTransition } from "react";
import { crossingsPath, lanesMax, writeCrossingsView } from "@/components/border-crossings/crossings-view";
import {
  asTrailer,
  emptyLane,
  isNamed,
  type LaneText,
  placeTextMax,
  trailers,
} from "@/components/border-crossings/lane-text";
import { useTypedLanes } from "@/components/border-crossings/use-typed-lanes";
import { Kbd } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox, Input, Select } from "@/components/ui/controls";

const PasteLanes = lazy(() =>
  import("@/components/border-crossings/paste-lanes").then((module) => ({ default: module.PasteLanes })),
);

/** The address that answers these lanes; empty ones are left out. */
const searchOf = (lanes: readonly LaneText[], isHazmat: boolean) =>
  writeCrossingsView({ lanes: lanes.filter(isNamed), isHazmat, open: 0, part: "lane" });

type LanesFormProps = { lanes: readonly LaneText[]; isHazmat: boolean; children: ReactNode };

/** The lanes to look up; their answer is the address they lead to. The answer before stays until the next is there. */
export function LanesForm({ lanes: given, isHazmat: givenHazmat, children }: LanesFormProps) {
  const t = useTranslations("borderCrossings.form");
  const { push } = useRouter();
  const [isRunning, startRun] = useTransition();
  const typed = useTypedLanes({ lanes: given, options: givenHazmat, empty: emptyLane, searchOf });
  const { lanes, options: isHazmat, setOptions: setIsHazmat, add, remove, change, replace } = typed;
  const [isPasting, setIsPasting] = useState(false);

  const run = (wanted: readonly LaneText[]) => {
    startRun(() => push(`${crossingsPath}${searchOf(wanted, isHazmat)}`, { scroll: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(lanes);
  };
  return (
    <>
      <form
        aria-label={t("label")}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
        }}
        className="grid gap-2 border-line border-b px-5 py-3 max-sm:px-4"
      >
        <div className="grid max-h-64 gap-2 overflow-y-auto p-0.5">
          {lanes.map(({ key, ...lane }, at) => (
            <LaneRow
              key={key}
              number={at + 1}
              lane={lane}
              onChange={(values) => change(key, values)}
              onRemove={lanes.length > 1 ? () => remove(key) : undefined}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" disabled={isRunning}>
            {isRunning ? t("running") : t("run")}
            <span className="pointer-coarse:hidden">
              <Kbd>Ctrl ⏎</Kbd>
            </span>
          </Button>
          <Button
            icon={<Plus aria-hidden />}
            disabled={lanes.length >= lanesMax}
            title={lanes.length >= lanesMax ? t("full", { max: lanesMax }) : undefined}
            onClick={add}
          >
            {t("addRow")}
          </Button>
          <Button icon={<ClipboardPaste aria-hidden />} onClick={() => setIsPasting(true)}>
            {t("paste")}
          </Button>
          <Checkbox label={t("hazmat")} checked={isHazmat} onChange={({ target }) => setIsHazmat(target.checked)} />
        </div>
      </form>
      <div aria-busy={isRunning} className={isRunning ? "opacity-60 transition-opacity" : undefined}>
        {children}
      </div>
      <Suspense fallback={null}>
        {isPasting && (
          <PasteLanes
            onClose={() => setIsPasting(false)}
            onLanes={(pasted) => {
              setIsPasting(false);
              replace(pasted);
              run(pasted);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type LaneRowProps = {
  number: number;
  lane: LaneText;
  onChange: (change: Partial<LaneText>) => void;
  /** Absent for the only lane. */
  onRemove?: (() => void) | undefined;
};

/** A lane to type: where from, where to, and on which trailer. */
function LaneRow({ number, lane, onChange, onRemove }: LaneRowProps) {
  const t = useTranslations("borderCrossings");
  const place = onRemove ? "max-sm:col-start-1" : "max-sm:col-span-2";
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px_30px] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_44px]">
      <legend className="sr-only">{t("form.lane", { number })}</legend>
      {(["from", "to"] as const).map((end) => (
        <Input
          key={end}
          aria-label={t(`form.${end}`)}
          placeholder={t(`form.${end}Hint`)}
          maxLength={placeTextMax}
          autoComplete="off"
          value={lane[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
          className={place}
        />
      ))}
      <Select
        aria-label={t("form.trailer")}
        value={lane.trailer}
        onChange={({ target }) => onChange({ trailer: asTrailer(target.value) ?? "DRY_VAN" })}
        className={place}
      >
        {trailers.map((trailer) => (
          <option key={trailer} value={trailer}>
            {t(`trailers.${trailer}`)}
          </option>
        ))}
      </Select>
      {onRemove && (
        <IconButton
          label={t("form.removeRow", { number })}
          icon={<X aria-hidden />}
          onClick={onRemove}
          className="max-sm:col-start-2 max-sm:row-start-1"
        />
      )}
    </fieldset>
  );
}
