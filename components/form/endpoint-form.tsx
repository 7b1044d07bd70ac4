"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  get,
  type UseFormProps,
  useForm,
  useFormState,
} from "react-hook-form";
import type * as z from "zod";
import { endpointResolver, type Submission, submitWith } from "@/components/form/endpoint-submission";
import { FormDisplayContext, type FormMessages, FormShapeContext, noShape } from "@/components/form/form-context";
import { issuesIn, useProblemText } from "@/components/form/form-issues";
import { ProblemNote } from "@/components/ui/problem-note";
import { isJsonObject } from "@/lib/core/json";

/*
 * The form kit: one way for every form, from a dialog with two inputs to the load.
 *
 *   const create = useCreateTeam();
 *   const form = useEndpointForm({
 *     schema: async () => (await import("@/lib/directory/schema/team")).CreateTeamRequest,
 *     defaultValues: { name: "", email: "" },
 *     onSubmit: (request) => create.mutateAsync(request).then(onClose),
 *   });
 *   <FormDialog form={form} title={t("title")} submit={{ label: t("submit") }} onClose={onClose}>
 *     <TextField name="name" label={t("name")} hasInitialFocus />
 *     <TextField name="email" label={t("email")} type="email" />
 *   </FormDialog>
 *
 * - A field's `name` is its path in the values: "name", "address.city", "members.0.email".
 * - `schema` fetches the endpoint's zod request schema with the first submit: no page carries zod at first paint.
 * - `toRequest` makes the request of the values where they differ. A blank text may stay "": the schema's reader
 *   unsets it. `fieldOf` names the field of a request path that is called otherwise: { expiresAt: "lifetime" }, or a
 *   function where rows become something else.
 * - What the schema or the API finds wrong (CallError.issues) stands at its field, in the texts of `problems`.
 *   `messages` puts the screen's own words before them, by "path.code", "path" or "code"; paths are the request's.
 * - `issuesOf` makes another refusal an issue of a field: a 409 becomes [{ path: "email", code: "taken", message }].
 * - `onConflict` takes a version conflict with the value as it is stored now.
 * - Outside of a dialog: <Form form={form}>, fields, <FormProblem form={form} />, <Button type="submit"
 *   variant="primary" disabled={form.isSubmitting}>, </Form>. Inside of <Form>, RHF's useWatch reads values.
 * - A long form adds form-draft (keeps in the tab what is not saved), form-summary (lists what is wrong) and
 *   leave-guard (asks before it is left).
 * - Fields: text-field (TextField, TextAreaField), choice-fields (SelectField, RadioField, CheckboxField), cell-fields
 *   (InputCell, SelectCell: lines without labels in view), fields-for (PlainField, SchemaField: number, money, measure, flag, as the `shape` says), combobox-field,
 *   date-time-field, repeating-group. A control of one's own takes useField(name) within <Field>.
 */

type UseEndpointFormOptions<Values extends FieldValues, Schema extends z.ZodType> = Omit<
  Submission<Values, Schema>,
  "toRequest"
> & {
  defaultValues: DefaultValues<Values>;
  toRequest?: (values: Values) => z.input<Schema>;
} & Pick<UseFormProps<Values>, "reValidateMode">;

/** Without `toRequest` the values are the request; where they are not, the schema finds it before anything is sent. */
const asRequest = <Values, Request>(values: Values) => values as unknown as Request;

/** A form over an endpoint's request, see above. `submit` sends it; `failure` is what the last attempt ended with. */
export function useEndpointForm<Values extends FieldValues, Schema extends z.ZodType>({
  defaultValues,
  // The library would take an option that is undefined for one that is switched off.
  reValidateMode = "onChange",
  toRequest = asRequest,
  ...options
}: UseEndpointFormOptions<Values, Schema>) {
  const [failure, setFailure] = useState<Error | null>(null);
  const submission = { ...options, toRequest };
  const resolver = endpointResolver(submission);
  const form = useForm<Values>({ defaultValues, resolver, reValidateMode });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = submitWith(form, submission, setFailure);
  return { ...form, submit, failure, isSubmitting, shape: options.shape };
}

type EndpointForm<Values extends FieldValues> = ReturnType<typeof useEndpointForm<Values, z.ZodType>>;

export type FormProps<Values extends FieldValues> = {
  form: EndpointForm<Values>;
  id?: string;
  /** The screen's own words for a problem, by "path.code", "path" or "code". */
  messages?: FormMessages;
  className?: string;
  /** What the form is called, where it is a landmark of its page. */
  label?: string;
  /** Ctrl or Cmd with Enter submits from any of its fields. */
  hasShortcut?: boolean;
  /** It is submitted by its button alone: Enter in a field does nothing. */
  isExplicit?: boolean | undefined;
  children: ReactNode;
};

function submitByShortcut(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  // The browser would submit as well, and what is paid for would be paid twice.
  event.preventDefault();
  const form = event.currentTarget;
  const button = [...form.elements].find((it) => it instanceof HTMLButtonElement && it.type === "submit");
  if (!button?.matches(":disabled")) form.requestSubmit();
}

/** The form around its fields. Enter submits; what is wrong is said in our words, not in the browser's. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, id, messages, className, label, hasShortcut, isExplicit, children } = props;
  const prefix = useId();
  const display = { showApiPaths: false, readOnly: false, isRoomy: true, idPrefix: `${prefix}-`, messages };
  return (
    <FormDisplayContext value={display}>
      <FormShapeContext value={form.shape ?? noShape}>
        <FormProvider {...form}>
          {/* Should the browser itself send it, before the page has come to life, no value ends up in the address. */}
          <form
            id={id}
            aria-label={label}
            method="post"
            noValidate
            onSubmit={isExplicit ? (event) => event.preventDefault() : form.submit}
            onKeyDown={hasShortcut ? submitByShortcut : undefined}
            className={className ?? "flex flex-col gap-4"}
          >
            {children}
          </form>
        </FormProvider>
      </FormShapeContext>
    </FormDisplayContext>
  );
}

type FormProblemProps<Values extends FieldValues> = {
  form: EndpointForm<Values>;
  /** The screen's own words for a failure. */
  text?: (error: Error) => string | undefined;
};

/** Whether the form has a field for an error; react-hook-form notes its control with the error. */
const hasField = (error: unknown) => isJsonObject(error) && error.ref !== undefined;

/** Why the form could not be sent, as far as it is not said at its fields. */
export function FormProblem<Values extends FieldValues>({ form, text }: FormProblemProps<Values>) {
  const { errors } = useFormState({ control: form.control });
  const problemText = useProblemText();
  const [elsewhere] = issuesIn(errors).filter(({ name }) => !hasField(get(errors, name)));
  if (form.failure) return <ProblemNote error={form.failure} text={text} />;
  return elsewhere && <ProblemNote error={new Error(elsewhere.message)} text={() => problemText(elsewhere)} />;
}
