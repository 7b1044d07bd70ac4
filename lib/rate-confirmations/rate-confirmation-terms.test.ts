import { expect, test } from "vitest";
import {
  getRateConfirmationTerms,
  saveRateConfirmationTerms,
} from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import { aBrokerage } from "@/lib/testing/a-sync";

const terms = { issuer: "Meridian Freight LLC\nMC 123456", english: "Two hours free.", spanish: "Dos horas libres." };

test("terms are kept with who saved them, only over the version that was read, and for one organization", async () => {
  const { broker } = await aBrokerage();
  const { broker: other } = await aBrokerage();
  expect(await getRateConfirmationTerms(broker, {})).toEqual({ terms: {}, version: 0 });
  const saved = await saveRateConfirmationTerms(broker, { terms, ifVersion: 0 });
  expect(saved).toMatchObject({ terms, version: 1, savedBy: { name: broker.actor.name } });
  await expect(saveRateConfirmationTerms(broker, { terms: {}, ifVersion: 0 })).rejects.toMatchObject({
    code: "version_conflict",
    details: { current: saved },
  });
  expect(await getRateConfirmationTerms(broker, {})).toEqual(saved);
  expect(await getRateConfirmationTerms(other, {})).toEqual({ terms: {}, version: 0 });
});

test("a text that is left out is printed no more", async () => {
  const { broker } = await aBrokerage();
  await saveRateConfirmationTerms(broker, { terms });
  const { spanish: _, ...others } = terms;
  await saveRateConfirmationTerms(broker, { terms: others });
  expect((await getRateConfirmationTerms(broker, {})).terms).toEqual(others);
});
