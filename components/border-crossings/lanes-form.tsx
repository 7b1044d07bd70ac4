"use client";

import { ClipboardPaste, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState, useTransition } from "react";
import {
  crossingsPath,
  emptyLane,
  type LaneText,
  lanesMax,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import { LaneRow } from "@/components/border-crossings/lane-row";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Kbd } from "@/components/ui/kbd";

const PasteLanes = lazy(() =>
  import("@/components/border-crossings/paste-lanes").then((module) => ({ default: module.PasteLanes })),
);

type KeyedLane = LaneText & { key: number };
type LanesFormProps = { lanes: readonly LaneText[]; isHazmat: boolean; children: ReactNode };

/** The lanes to look up; their answer is the address they lead to. The answer before stays until the next is there. */
export function LanesForm({ lanes: given, isHazmat: givenHazmat, children }: LanesFormProps) {
  const t = useTranslations("borderCrossings.form");
  const { push } = useRouter();
  const [isRunning, startRun] = useTransition();
  const nextKey = useRef(lanesMax);
  const keyed = (lanes: readonly LaneText[]): KeyedLane[] => lanes.map((lane) => ({ ...lane, key: nextKey.current++ }));
  const [lanes, setLanes] = useState<KeyedLane[]>(() =>
    (given.length > 0 ? given : [emptyLane]).map((lane, key) => ({ ...lane, key })),
  );
  const [isHazmat, setIsHazmat] = useState(givenHazmat);
  const [isPasting, setIsPasting] = useState(false);

  const run = (wanted: readonly LaneText[]) => {
    const filled = wanted.filter(({ from, to }) => from.trim() || to.trim());
    const address = writeCrossingsView({ lanes: filled, isHazmat, open: 0, part: "lane" });
    startRun(() => push(`${crossingsPath}${address}`, { scroll: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(lanes);
  };
  const change = (key: number, values: Partial<LaneText>) =>
    setLanes(lanes.map((lane) => (lane.key === key ? { ...lane, ...values } : lane)));
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
              onRemove={lanes.length > 1 ? () => setLanes(lanes.filter((it) => it.key !== key)) : undefined}
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
            onClick={() => setLanes([...lanes, ...keyed([emptyLane])])}
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
              setLanes(keyed(pasted));
              run(pasted);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
