"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** A control beneath its label. */
export const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-ink-2 text-xs">
        {label}
      </label>
      {children(id)}
    </div>
  );
};

export const Text = ({ label, value, onChange, type = "text", max = 255 }: TextProps) => (
  <Labelled label={label}>
    {(id) => (
      <Input id={id} type={type} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Labelled>
);
type TextProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "date" | "tel" | "email";
  max?: number;
};

type RowsProps<Row> = {
  title: string;
  /** What the button that adds a row says. */
  add: string;
  rows: readonly Row[];
  empty: Row;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
};

/** Rows that are added at the end and taken out one by one. */
export function Rows<Row>({ title, add, rows, empty, onChange, children }: RowsProps<Row>) {
  const t = useTranslations("carriers.profile");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{title}</legend>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields hold no state of their own.
          key={index}
          className="flex items-start gap-2 rounded-lg border border-line p-2.5"
        >
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(128px,1fr))]">
            {children(row, (part) => onChange(rows.map((one, place) => (place === index ? { ...one, ...part } : one))))}
          </div>
          <IconButton
            label={t("removeRow", { title, number: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => onChange(rows.filter((_one, place) => place !== index))}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => onChange([...rows, empty])}>
          {add}
        </Button>
      </div>
    </fieldset>
  );
}
