import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { CarrierPicker } from "@/components/loads/form/carrier-picker";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("es-MX");

function Picked({ carrier }: { carrier: CarrierChoice }) {
  const load = { assignedCarrier: { carrier: { id: carrier.id } } };
  return (
    <FormProvider {...useForm({ defaultValues: { load } })}>
      <CarrierPicker carriers={[carrier]} />
    </FormProvider>
  );
}

const textOf = (carrier: CarrierChoice) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="es-MX" messages={messages} timeZone="America/Chicago">
      <Picked carrier={carrier} />
    </NextIntlClientProvider>,
  );

const refused = { id: "c1", displayName: "Norteña", assignable: false };

test("a carrier that misses requirements says which", () => {
  const text = textOf({
    ...refused,
    reason: "requirements_missed",
    misses: [
      { requirement: "minCargoInsurance", miss: "too_low" },
      { requirement: "oeaCertified", miss: "not_held" },
    ],
  });
  expect(text).toContain("Le falta: Seguro de carga mínimo: cobertura insuficiente · Certificado OEA: sin registro");
});

test("a carrier blocked for the load says by whom and why", () => {
  const block = { by: { name: "Daniela Ríos" }, note: "Llegó tarde" };
  expect(textOf({ ...refused, reason: "blocked_for_load", block })).toContain(" · Daniela Ríos · Llegó tarde");
});
