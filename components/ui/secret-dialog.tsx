"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { Checkbox } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";

type SecretDialogProps = {
  title: string;
  description?: ReactNode;
  /** `saved` and `saveFirst` where it closes only after "I saved it". */
  texts: { onlyOnce: string; done: string; saved?: string; saveFirst?: string };
  /** The secret, and ready-made texts with it. */
  blocks: readonly { label: string; code: string }[];
  /** Ways to pass it on. */
  actions?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
};

/** The only sight of a secret: a key, a signing secret, a link that lets its bearer in. */
export function SecretDialog({ title, description, texts, blocks, actions, onClose, children }: SecretDialogProps) {
  const [isSaved, setIsSaved] = useState(texts.saved === undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && isSaved && onClose()}
      title={title}
      description={description}
      footer={
        <>
          {actions}
          <Button variant="primary" disabled={!isSaved} title={isSaved ? undefined : texts.saveFirst} onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{texts.onlyOnce}</p>
        {blocks.map(({ label, code }) => (
          <CodeBlock key={label} code={code} label={label} />
        ))}
        {children}
        {texts.saved && (
          <Checkbox label={texts.saved} checked={isSaved} onChange={({ target }) => setIsSaved(target.checked)} />
        )}
      </div>
    </Dialog>
  );
}
