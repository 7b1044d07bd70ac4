import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DifferenceList } from "@/components/onboarding/difference-list";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import { loadMessages } from "@/lib/i18n/load-messages";

const messages = await loadMessages("en-US");
const contacts = [{ name: "Marisol Garza", phone: "+52 81 8000 0000" }];
const cargoInsurance = { coverage: { currencyCode: "USD" as const, amount: 10_000_000 } };

/** What stands below a submission that signs what is on record. */
const saidOf = (known: Pick<CarrierProfile, "contacts" | "cargoInsurance">) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={messages} timeZone="UTC">
      <DifferenceList
        submission={{
          answers: { identity: { displayName: "Fletes Garza" }, certificates: [], ...known },
          profile: { certificates: [], ...known },
          identityDifferences: [],
        }}
      />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]*>/g, " ");

test("where nothing differs, what nobody knows is said all the same", () => {
  const matches = "Everything matches your records.";
  expect(saidOf({ contacts, cargoInsurance }).trim()).toBe(matches);
  expect(saidOf({ contacts }).trim().split(/ {2,}/)).toEqual([
    matches,
    "No cargo insurance is on record, and the carrier gave none.",
  ]);
  expect(saidOf({ contacts: [], cargoInsurance })).toContain("No contact is on record, and the carrier gave none.");
});
