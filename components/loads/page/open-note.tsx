"use client";

import { createContext, type ReactNode, use, useState } from "react";

type OpenNote = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

const OpenNoteContext = createContext<OpenNote>({ isOpen: false, setOpen: () => {} });

/** Knows whether a note is being written: then not everything of the load is saved. */
export function OpenNoteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return <OpenNoteContext value={{ isOpen, setOpen }}>{children}</OpenNoteContext>;
}

export const useOpenNote = () => use(OpenNoteContext);
