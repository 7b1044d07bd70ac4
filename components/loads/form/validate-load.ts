import type { ResolverOptions, ResolverResult } from "react-hook-form";
import { problemsAsErrors } from "@/components/form/field-problems";
import { type LoadFormValues, toRequest } from "@/components/loads/form/form-values";
import { loadFormShape } from "@/components/loads/form/load-fields";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";

/** Validates the form as the API will validate the request it stands for: same paths, same codes. */
export function validateLoad(
  values: LoadFormValues,
  options: ResolverOptions<LoadFormValues>,
): ResolverResult<LoadFormValues> {
  const reading = readRequest(SyncLoadRequest, toRequest(values));
  if (reading.ok) return { values, errors: {} };
  return { values: {}, errors: problemsAsErrors(loadFormShape, reading.issues, options) };
}
