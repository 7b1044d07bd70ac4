import { endpointResolver, fetchReader } from "@/components/form/endpoint-submission";
import { loadFormShape, toRequest } from "@/components/loads/form/form-values";

const fetchSchema = async () => (await import("@/lib/loads/schema/operations")).SyncLoadRequest;

/** The schemas come after the page: nobody needs them before the first field is left. */
export const fetchValidation = () => Promise.all([fetchSchema(), fetchReader()]);

/** Validates the form as the API will validate the request it stands for: same paths, same codes. */
export const loadResolver = endpointResolver({
  schema: fetchSchema,
  toRequest,
  shape: loadFormShape,
});
