import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useFieldLabel, useFieldTitle } from "@/components/form/field-labels";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("en-US");

function Words({ path }: { path: string }) {
  return `${useFieldLabel()(path)} | ${useFieldTitle()(path)}`;
}

const wordsFor = (path: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
      <Words path={path} />
    </NextIntlClientProvider>,
  );

test("a field is called by its label, and by the groups and rows it stands in", () => {
  expect(wordsFor("load.status")).toBe("Status | Status");
  expect(wordsFor("load.stops[1].location.timezone")).toBe("Time zone | Stop 2 · Time zone");
  expect(wordsFor("load.stops.1.appointment.start")).toBe("From | Stop 2 · Appointment · From");
  expect(wordsFor("load.maxBuy.amount")).toBe("Amount | Max buy · Amount");
  expect(wordsFor("load.stops[0].referenceNumbers[2].value")).toBe("Number | Stop 1 · Reference 3 · Number");
});

test("groups have names too", () => {
  expect(wordsFor("load.stops")).toBe("Stops | Stops");
  expect(wordsFor("load.stops[0]")).toBe("Stops | Stop 1");
  expect(wordsFor("load.stops[0].location")).toBe("Location | Stop 1 · Location");
});
