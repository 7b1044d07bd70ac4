"use client";

import { CircleAlert, Upload, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CallError } from "@/lib/browser/api";
import type { DocumentKind } from "@/lib/onboarding/schema/document";
import { documentBytesMax, documentMebibytesMax } from "@/lib/onboarding/schema/document-values";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

// A page of paper stays readable at this size, and a photo of it has about one megabyte.
const longestSide = 2400;
const qualities = [0.85, 0.7, 0.5];
const smallEnough = 1024 * 1024;

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** A photo as a JPEG of a size that can be sent; it also loses where it was taken. Undefined for what is no photo. */
async function shrink(photo: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const drawing = canvas.getContext("2d");
  if (!drawing) return undefined;
  // What is transparent would become black.
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const jpeg = await encode(canvas, quality);
    if (jpeg && jpeg.size <= documentBytesMax) return jpeg;
  }
  return undefined;
}

const asBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A file as it is sent: photos made small, everything in base64. Undefined for one that is too large all the same. */
async function fileForUpload(file: File) {
  const isLargePhoto = file.type.startsWith("image/") && file.size > smallEnough;
  const shrunk = isLargePhoto ? await shrink(file) : undefined;
  const sent = shrunk ?? file;
  if (sent.size > documentBytesMax) return undefined;
  const fileName = shrunk ? file.name.replace(/\.\w+$/, ".jpg") : file.name;
  return { fileName: fileName.slice(-shortTextMax) || "document", content: await asBase64(sent) };
}

type UploadProblem = "tooLarge" | "wrongType" | "full" | "unreachable" | "unexpected";
type PendingUpload = { id: number; fileName: string; problem?: UploadProblem };

type Request = { kind: DocumentKind; fileName: string; content: string };

const problemOf = (reason: unknown): UploadProblem => {
  if (!(reason instanceof CallError)) return "unexpected";
  const [issue] = reason.issues ?? [];
  if (issue?.code === "unsupported_file_type") return "wrongType";
  if (reason.status === 413 || issue?.code === "too_long") return "tooLarge";
  if (reason.status === 0) return "unreachable";
  return reason.status === 409 ? "full" : "unexpected";
};

let count = 0;

/** Files on their way, one after the other; those that did not arrive stay, with why. */
export function useUploads(send: (request: Request) => Promise<unknown>) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const drop = (id: number) => setPending((known) => known.filter((upload) => upload.id !== id));
  const fail = (id: number, problem: UploadProblem) =>
    setPending((known) => known.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));

  async function sendOne(kind: DocumentKind, file: File, id: number) {
    try {
      const ready = await fileForUpload(file);
      if (!ready) return fail(id, "tooLarge");
      await send({ kind, ...ready });
      drop(id);
    } catch (reason) {
      fail(id, problemOf(reason));
    }
  }

  async function add(kind: DocumentKind, files: readonly File[]) {
    const added = files.map((file) => ({ file, id: ++count }));
    setPending((known) => [
      ...known.filter(({ problem }) => !problem),
      ...added.map(({ file, id }) => ({ id, fileName: file.name })),
    ]);
    for (const { file, id } of added) await sendOne(kind, file, id);
  }

  return { pending, add, drop };
}

/** What is on its way, and what did not arrive and why. */
export function UploadNotes({ pending, onDrop }: { pending: PendingUpload[]; onDrop: (id: number) => void }) {
  const t = useTranslations("onboarding.documents");
  return (
    <ul aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {pending.map(({ id, fileName, problem }) => (
        <li
          key={id}
          className={`flex min-h-11 items-center gap-2.5 rounded-md px-3 py-1 ${problem ? "bg-bad-soft text-bad" : "bg-mute-soft text-ink-2"}`}
        >
          {problem ? <CircleAlert aria-hidden /> : <Upload aria-hidden className="motion-safe:animate-pulse" />}
          <span className="min-w-0 flex-1 break-words">
            <span className="font-medium">{fileName}</span>{" "}
            {problem ? t(`problems.${problem}`, { most: documentMebibytesMax }) : t("sending")}
          </span>
          {problem && <IconButton label={t("dismiss")} icon={<X aria-hidden />} onClick={() => onDrop(id)} />}
        </li>
      ))}
    </ul>
  );
}
