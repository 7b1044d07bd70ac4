import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { createFormControl, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import * as z from "zod";
import { Form, FormProblem } from "@/components/form/endpoint-form";
import { endpointResolver, type Submission, submitWith } from "@/components/form/endpoint-submission";
import { TextField } from "@/components/form/text-field";
import { CallError } from "@/lib/browser/api";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("en-US");

const CreateTeamRequest = z.object({ name: z.string(), contact: z.object({ email: z.email() }) });
type Values = { name: string; email: string };
type TeamForm = Submission<Values, typeof CreateTeamRequest>;

const typed = { name: "Night desk", email: "night@example.com" };

type TeamFieldsProps = {
  control: ReturnType<typeof createFormControl<Values>>;
  submit: ReturnType<typeof submitWith<Values, typeof CreateTeamRequest>>;
  failure: Error | null;
};

function TeamFields({ control, submit, failure }: TeamFieldsProps) {
  const form = { ...useForm(control), submit, failure, isSubmitting: false, shape: undefined };
  return (
    <Form form={form} messages={{ "name.taken": "There is such a team." }}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" />
      <FormProblem form={form} text={({ message }) => `Not saved: ${message}`} />
    </Form>
  );
}

/** A form as a reader sees it, with its two fields filled in; `given` is what becomes of it when it is submitted. */
function aTeamForm(values: Values, given: Pick<TeamForm, "onSubmit"> & Partial<TeamForm>) {
  const submission: TeamForm = {
    schema: () => Promise.resolve(CreateTeamRequest),
    toRequest: ({ name, email }) => ({ name, contact: { email } }),
    fieldOf: { "contact.email": "email" },
    ...given,
  };
  const resolver = endpointResolver(submission);
  const control = createFormControl<Values>({ defaultValues: values, resolver });
  let failure: Error | null = null;
  const submit = submitWith(control, submission, (next) => {
    failure = next;
  });
  const focused: string[] = [];
  // As a page does with the fields it shows.
  for (const name of ["name", "email"] as const)
    control.register(name).ref({ name, value: values[name], focus: () => focused.push(name) });
  const text = () =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
        <TeamFields control={control} submit={submit} failure={failure} />
      </NextIntlClientProvider>,
    );
  return { submit, text, focused, values: () => control.getValues() };
}

/** The control of a field, and what stands between it and the next one. */
const partOf = (text: string, label: string) => text.split("group/field").find((part) => part.includes(`>${label}<`));

const refusedWith = (status: number, body: ConstructorParameters<typeof CallError>[1]) => () =>
  Promise.reject(new CallError(status, body));

test("what the schema finds wrong stands at its field, and nothing is sent", async () => {
  const sent: unknown[] = [];
  const form = aTeamForm({ name: "Night desk", email: "night" }, { onSubmit: (request) => sent.push(request) });
  await form.submit();
  expect(sent).toEqual([]);
  expect(partOf(form.text(), "E-mail")).toContain('aria-invalid="true"');
  expect(partOf(form.text(), "Name")).not.toContain("aria-invalid");
});

test("what the API finds wrong stands at its field, in the form's own words", async () => {
  const issues = [{ path: "name", code: "taken", message: "Taken." }];
  const form = aTeamForm(typed, { onSubmit: refusedWith(422, { issues }) });
  await form.submit();
  expect(partOf(form.text(), "Name")).toContain("There is such a team.");
  expect(form.text().split("There is such a team.")).toHaveLength(2);
  expect(form.text()).not.toContain("Not saved");
});

test("the first field that the API finds wrong gets the focus", async () => {
  const issues = [
    { path: "contact.email", code: "taken", message: "Taken." },
    { path: "name", code: "taken", message: "Taken." },
  ];
  const form = aTeamForm(typed, { onSubmit: refusedWith(422, { issues }) });
  await form.submit();
  expect(form.focused).toEqual(["email"]);
});

test("an issue of a field that the form does not show is said once, for the whole form", async () => {
  const issues = [{ path: "organizationId", code: "unknown", message: "Not known." }];
  const form = aTeamForm(typed, { onSubmit: refusedWith(422, { issues }) });
  await form.submit();
  expect(form.text()).not.toContain("aria-invalid");
  expect(form.text().split('role="alert"')).toHaveLength(2);
});

test("any other failure is shown once, and is gone when a later attempt succeeds", async () => {
  let isDown = true;
  const form = aTeamForm(typed, {
    onSubmit: () => {
      if (isDown) throw new CallError(503, { message: "Down for a minute." });
    },
  });
  await form.submit();
  expect(form.text().split("Not saved: Down for a minute.")).toHaveLength(2);
  isDown = false;
  await form.submit();
  expect(form.text()).not.toContain("Not saved");
});

test("a version conflict is handed on with the value as it is stored now, and not shown as a failure", async () => {
  const conflicts: unknown[] = [];
  const form = aTeamForm(typed, {
    onSubmit: refusedWith(409, { code: "version_conflict", current: { name: "Day desk" } }),
    onConflict: (current) => conflicts.push(current),
  });
  await form.submit();
  expect(conflicts).toEqual([{ name: "Day desk" }]);
  expect(form.text()).not.toContain("Not saved");
});

test("a refusal that the form knows becomes an issue of its field", async () => {
  const form = aTeamForm(typed, {
    onSubmit: refusedWith(409, { message: "Taken." }),
    issuesOf: ({ message }) => [{ path: "name", code: "taken", message }],
  });
  await form.submit();
  expect(partOf(form.text(), "Name")).toContain("There is such a team.");
});

test("what was typed is kept, whatever came of it", async () => {
  const form = aTeamForm(typed, { onSubmit: () => Promise.reject(new Error("Lost.")) });
  await form.submit();
  expect(form.values()).toEqual(typed);
  expect(form.text()).toContain('value="night@example.com"');
});

test("where the schema cannot be fetched, the API decides", async () => {
  const sent: unknown[] = [];
  const form = aTeamForm(
    { name: "", email: "night" },
    { schema: () => Promise.reject(new Error("Offline.")), onSubmit: (request) => sent.push(request) },
  );
  await form.submit();
  expect(sent).toEqual([{ name: "", contact: { email: "night" } }]);
});
