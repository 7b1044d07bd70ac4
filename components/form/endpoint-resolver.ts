import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { type IssuePlaces, problemsByField } from "@/components/form/form-issues";

export type EndpointRequest<Values, Schema extends z.ZodType> = IssuePlaces & {
  /** Fetches the request schema of the endpoint, when it is first needed. */
  schema: () => Promise<Schema>;
  toRequest: (values: Values) => z.input<Schema>;
};

/** What reads a request with its schema; it comes with zod, so only when it is needed. */
export const fetchReader = () => import("@/lib/core/read-request");

/**
 * Validates a form as the API will validate the request it stands for: same paths, same codes. Where the schema cannot
 * be fetched, the API itself decides.
 */
export const endpointResolver =
  <Values extends FieldValues, Schema extends z.ZodType>({
    schema,
    toRequest,
    ...places
  }: EndpointRequest<Values, Schema>): Resolver<Values> =>
  async (values, _context, options) => {
    const fetched = await Promise.all([schema(), fetchReader()]).catch(() => undefined);
    if (!fetched) return { values, errors: {} };
    const [requestSchema, { readRequest }] = fetched;
    const reading = readRequest(requestSchema, toRequest(values));
    if (reading.ok) return { values, errors: {} };
    const problems: FieldErrors = problemsByField(places, reading.issues);
    return { values: {}, errors: toNestErrors<Values>(problems, options) };
  };
