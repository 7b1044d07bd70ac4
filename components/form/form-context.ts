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
};

export const FormDisplayContext = createContext<FormDisplay>({ showApiPaths: false, readOnly: false });
export const useFormDisplay = () => use(FormDisplayContext);

/** What the form's fields are, as the schema of its request says; their names are paths in it. */
export const FormShapeContext = createContext<FieldShape>({ kind: "object", fields: {} });
export const useFieldShape = (name: string) => shapeAt(use(FormShapeContext), name);
