"use client";

import { NewLoad, type NewLoadProps } from "@/components/loads/editor/load-editor";

const nothingBeside = () => null;

/** A new load: nothing is known beside its form yet. */
export const NewLoadEditor = (props: Omit<NewLoadProps, "panels">) => <NewLoad {...props} panels={nothingBeside} />;
