"use client";

import { createContext, type ReactNode, use } from "react";
import { type FieldShape, shapeAt } from "@/lib/core/field-shapes";

export type FormDisplay = {
  /** Shows at each field how the API calls it. */
  showApiPaths: boolean;
  /** For readers: everything can be read and copied, nothing changed. */
  readOnly: boolean;
  /** What stands beside a field's label, by its path such as `load.stops[0].location.timezone`. */
  aside?: (apiPath: string) => ReactNode;
  /** With labels as large as the text, as short forms have them; the load's are small. */
  isRoomy?: boolean;
  /** Keeps the ids of two forms on one page apart. */
  idPrefix?: string;
  messages?: FormMessages;
};

/** A screen's own words for problems, by "path.code", "path" or "code". */
export type FormMessages = Readonly<Record<string, string>>;

export const FormDisplayContext = createContext<FormDisplay>({ showApiPaths: false, readOnly: false });
export const useFormDisplay = () => use(FormDisplayContext);

/** The id of the control of a field. */
export function useControlId(name: string) {
  const { idPrefix = "" } = useFormDisplay();
  return `${idPrefix}${name}`;
}

/** What the form's fields are, as the schema of its request says; their names are paths in it. */
export const noShape: FieldShape = { kind: "object", fields: {} };
export const FormShapeContext = createContext<FieldShape>(noShape);
export const useFieldShape = (name: string) => shapeAt(use(FormShapeContext), name);
