"use client";

import { ClipboardPaste, Plus, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState, useTransition } from "react";
import { useFieldArray } from "react-hook-form";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { crossingsPath, toRankRequest, writeCrossingsView } from "@/components/border-crossings/crossings-view";
import { emptyLane, isNamed, type LaneText, placeTextMax } from "@/components/border-crossings/lane-text";
import { InputCell, SelectCell } from "@/components/form/cell-fields";
import { CheckboxField } from "@/components/form/choice-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { useFollowedAddress } from "@/components/form/follow-address";
import { Kbd } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { crossingRoutesMax as lanesMax } from "@/lib/vocabulary/limits.values";
import { trailerCategories } from "@/lib/vocabulary/trailer.values";

const PasteLanes = lazy(() =>
  import("@/components/border-crossings/paste-lanes").then((module) => ({ default: module.PasteLanes })),
);

type LanesValues = { lanes: LaneText[]; isHazmat: boolean };

/** The address that answers these lanes; empty ones are left out. */
const searchOf = ({ lanes, isHazmat }: LanesValues) =>
  writeCrossingsView({ lanes: lanes.filter(isNamed), isHazmat, open: 0, part: "lane" });

type LanesFormProps = { lanes: readonly LaneText[]; isHazmat: boolean; children: ReactNode };

/** The lanes to look up; their answer is the address they lead to. The answer before stays until the next is there. */
export function LanesForm({ lanes: given, isHazmat, children }: LanesFormProps) {
  const t = useTranslations("borderCrossings.form");
  const { push } = useRouter();
  const [isRunning, startRun] = useTransition();
  const [isPasting, setIsPasting] = useState(false);
  const run = (values: LanesValues) => startRun(() => push(`${crossingsPath}${searchOf(values)}`, { scroll: false }));
  const values: LanesValues = { lanes: given.length > 0 ? [...given] : [emptyLane], isHazmat };
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/border-crossings/schema/operations")).RecommendCrossingsRequest,
    defaultValues: values,
    toRequest: toRankRequest,
    onSubmit: (_request, typed: LanesValues) => run(typed),
  });
  useFollowedAddress(form, values, searchOf);
  // The form listens to these keys in its own fields.
  useShortcuts(shortcutsOf(keyMap.inCrossings, { findCrossings: () => void form.submit() }));
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "lanes" });
  const isFull = fields.length >= lanesMax;
  return (
    <>
      <Form
        form={form}
        label={t("label")}
        hasShortcut
        className="grid gap-2 border-line border-b px-5 py-3 max-sm:px-4"
      >
        <div className="-m-1 grid max-h-64 gap-2 overflow-y-auto p-1">
          {fields.map(({ id }, at) => (
            <LaneRow
              key={id}
              name={`lanes.${at}`}
              number={at + 1}
              onRemove={fields.length > 1 ? () => remove(at) : undefined}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" disabled={isRunning || form.isSubmitting}>
            {isRunning ? t("running") : t("run")}
            <span className="pointer-coarse:hidden">
              <Kbd>Ctrl ⏎</Kbd>
            </span>
          </Button>
          <Button
            icon={<Plus aria-hidden />}
            disabled={isFull}
            title={isFull ? t("full", { max: lanesMax }) : undefined}
            onClick={() => append(emptyLane, { shouldFocus: false })}
          >
            {t("addRow")}
          </Button>
          <Button icon={<ClipboardPaste aria-hidden />} onClick={() => setIsPasting(true)}>
            {t("paste")}
          </Button>
          <CheckboxField name="isHazmat" label={t("hazmat")} />
        </div>
        <FormProblem form={form} />
      </Form>
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
              run({ ...form.getValues(), lanes: pasted });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type LaneRowProps = {
  /** The path of the lane in the form. */
  name: string;
  number: number;
  /** Absent for the only lane. */
  onRemove?: (() => void) | undefined;
};

/** A lane to type: where from, where to, and on which trailer. */
function LaneRow({ name, number, onRemove }: LaneRowProps) {
  const t = useTranslations("borderCrossings");
  const place = onRemove ? "max-sm:col-start-1" : "max-sm:col-span-2";
  return (
    <fieldset
      className={classNames(
        "grid items-start gap-2 max-sm:grid-cols-[minmax(0,1fr)_44px]",
        // The only lane has nothing beside it, and ends where the page does.
        onRemove
          ? "sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px_30px]"
          : "sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px]",
      )}
    >
      <legend className="sr-only">{t("form.lane", { number })}</legend>
      {(["from", "to"] as const).map((end) => (
        <InputCell
          key={end}
          name={`${name}.${end}`}
          label={t(`form.${end}`)}
          placeholder={t(`form.${end}Hint`)}
          maxLength={placeTextMax}
          className={place}
        />
      ))}
      <SelectCell
        name={`${name}.trailer`}
        label={t("form.trailer")}
        options={trailerCategories.map((value) => ({ value, label: t(`trailers.${value}`) }))}
        className={place}
      />
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
