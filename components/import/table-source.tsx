"use client";

import { FileUp, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { readTextFile } from "@/components/import/read-table";
import { Button, IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Textarea } from "@/components/ui/controls";

const mebibyte = 1024 * 1024;

type TableSourceProps = {
  label: string;
  hint: string;
  /** Of a file, in MB. */
  sizeMax?: number;
  /** The text as it stands now, and the file it is from; empty when it was taken out again. */
  onText: (text: string, fileName?: string) => void;
};

const FileName = ({ name, onRemove }: { name: string; onRemove: () => void }) => {
  const t = useTranslations("import");
  return (
    <p className="flex items-center gap-2 rounded-md border border-line bg-sunken py-1 pr-1 pl-3">
      <FileUp aria-hidden className="text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <IconButton label={t("removeFile")} icon={<X aria-hidden />} onClick={onRemove} />
    </p>
  );
};

/** Where a table comes from: pasted, chosen as a file, or dropped. */
export function TableSource({ label, hint, sizeMax = 8, onText }: TableSourceProps) {
  const t = useTranslations("import");
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isOver, setIsOver] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    const isLarger = file.size > sizeMax * mebibyte;
    setIsTooLarge(isLarger);
    if (isLarger) return;
    onText(await readTextFile(file), file.name);
    setFileName(file.name);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    read(target.files?.[0]);
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    read(event.dataTransfer.files[0]);
  };
  const remove = () => {
    setFileName(undefined);
    onText("");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button beneath does the same.
    <div
      className="grid gap-1.5"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {fileName ? (
        <FileName name={fileName} onRemove={remove} />
      ) : (
        <Textarea
          id={id}
          rows={5}
          data-initial-focus
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          wrap="off"
          onChange={({ target }) => onText(target.value)}
          className={classNames("font-mono text-xs!", isOver && "border-accent! bg-accent-soft!")}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className="min-w-0 flex-1 text-ink-3 text-xs">
          {hint}
        </p>
        <Button size="sm" icon={<FileUp aria-hidden />} onClick={() => picker.current?.click()}>
          {t("chooseFile")}
        </Button>
        <input ref={picker} type="file" aria-label={t("chooseFile")} accept=".csv,.tsv,.txt" hidden onChange={choose} />
      </div>
      {isTooLarge && (
        <p role="alert" className="text-bad text-xs">
          {t("tooLarge", { megabytes: sizeMax })}
        </p>
      )}
    </div>
  );
}
