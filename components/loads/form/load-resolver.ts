import type { Resolver } from "react-hook-form";
import type { LoadFormValues } from "@/components/loads/form/form-values";

/** The schemas come after the page: nobody needs them before the first field is left. */
export const fetchValidation = () => import("@/components/loads/form/validate-load");

/** Validates the form with the schema of the API. Where that cannot be fetched, the API itself has the word. */
export const loadResolver: Resolver<LoadFormValues> = async (values, _context, options) => {
  const validation = await fetchValidation().catch(() => undefined);
  return validation ? validation.validateLoad(values, options) : { values, errors: {} };
};
