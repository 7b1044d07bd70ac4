"use client";

import { type LoadEditorProps, NewLoad } from "@/components/loads/editor/load-editor";

const nothingBeside = () => null;

/** A new load: nothing is known beside its form yet. */
export const NewLoadEditor = (props: Omit<LoadEditorProps, "panels">) => <NewLoad {...props} panels={nothingBeside} />;
