import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { type IssuePlaces, problemsByField, showIssues } from "@/components/form/form-issues";
import { CallError } from "@/lib/browser/api";
import type { Issue } from "@/lib/core/errors";

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

export type Submission<Values, Schema extends z.ZodType> = EndpointRequest<Values, Schema> & {
  /** Sends the request. What it throws is shown in the form. */
  onSubmit: (request: z.input<Schema>, values: Values) => unknown;
  issuesOf?: (error: CallError) => readonly Issue[] | undefined;
  /** The stored value was changed meanwhile; `current` is how it stands now. */
  onConflict?: (current: unknown) => void;
};

type SubmittedForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, "handleSubmit" | "setError">;

const serverIssues = ({ issues }: CallError) => issues;

/**
 * Sends a form once its request is valid. Issues the API answers stand at their fields; any other failure goes to
 * `setFailure`, which gets null when a new attempt begins. The values stay as they were typed.
 */
export function submitWith<Values extends FieldValues, Schema extends z.ZodType>(
  form: SubmittedForm<Values>,
  { onSubmit, toRequest, issuesOf = serverIssues, onConflict, ...places }: Submission<Values, Schema>,
  setFailure: (failure: Error | null) => void,
) {
  const fail = (reason: unknown) => {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (!(error instanceof CallError)) return setFailure(error);
    if (error.code === "version_conflict" && onConflict) return onConflict(error.current);
    const issues = issuesOf(error) ?? [];
    showIssues(form, places, issues);
    if (issues.length === 0) setFailure(error);
  };
  return form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSubmit(toRequest(values), values);
    } catch (reason) {
      fail(reason);
    }
  });
}
