"use client";

import { useState } from "react";
import { fileForUpload } from "@/components/onboarding/file-for-upload";
import { CallError } from "@/lib/browser/call";
import type { DocumentKind } from "@/lib/onboarding/schema/document";

export type UploadProblem = "tooLarge" | "wrongType" | "full" | "unreachable" | "unexpected";
export type PendingUpload = { id: number; fileName: string; problem?: UploadProblem };

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
