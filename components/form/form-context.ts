"use client";

import { createContext, type ReactNode, use } from "react";
import * as z from "zod";
import { schemaAt } from "@/lib/core/schema-paths";

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

/** The schema of the request the form stands for; the names of its fields are paths in it. */
export const FormSchemaContext = createContext<z.ZodType>(z.unknown());
export const useFieldSchema = (name: string) => schemaAt(use(FormSchemaContext), name);
