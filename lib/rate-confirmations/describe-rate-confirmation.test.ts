import { expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { getLoad } from "@/lib/loads/get-load";
import { LoadDocument } from "@/lib/loads/schema/load";
import { describeRateConfirmation } from "@/lib/rate-confirmations/describe-rate-confirmation";
import { saveRateConfirmationTerms } from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import { aMarkedLoad, marksIn } from "@/lib/testing/a-marked-load";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

type Given = NonNullable<Parameters<typeof aPosting>[0]>["load"];

/** A load that a bid booked, and its rate confirmation. */
async function aBookedLoad(given: Given = {}) {
  const { broker, aCarrier, load } = await aPosting({ load: given });
  const carrier = await aCarrier();
  const { id: bidId } = await carrier.bid(usd(1850));
  await acceptBid(broker, { bidId });
  const confirm = async () => describeRateConfirmation(broker, await getLoad(broker, { id: load.id }));
  return { broker, carrier, confirm };
}

test("a confirmation says who hauls which version of the load, for how much, and on which terms", async () => {
  const { broker, carrier, confirm } = await aBookedLoad({ externalDisplayId: "TMS-48982" });
  const terms = { issuer: "Meridian Freight LLC", english: "Two hours free.", spanish: "Dos horas libres." };
  await saveRateConfirmationTerms(broker, { terms });
  expect(await confirm()).toMatchObject({
    version: 2,
    load: { externalDisplayId: "TMS-48982" },
    carrier: { id: carrier.carrierId },
    assigned: { price: { lineItems: [{ value: usd(1850) }] } },
    terms,
  });
});

test("of the load it shows what the carrier may see once it has it, and nothing else", async () => {
  const { load, marks } = aMarkedLoad();
  const { confirm } = await aBookedLoad(load);
  const document = LoadDocument.parse({ ...load, assignedCarrier: undefined });
  const offered = offeredLoad({ document, displayId: "X", miles: 1, isAccepted: true });
  const names = marksIn(JSON.stringify(offered), marks).map(({ path }) => path);
  const shown = marksIn(JSON.stringify(await confirm()), marks).map(({ path }) => path);
  expect(names).toContain("stops[].location.place.street");
  // The name of the load, and the parts of the price that were agreed on beforehand.
  const own = /^(externalDisplayId|assignedCarrier\.price\.lineItems\[\]\..*)$/;
  expect(shown.filter((path) => !names.includes(path) && !own.test(path))).toEqual([]);
});

test("a carrier known to Mexico's authorities is written to in Spanish, another in English", async () => {
  const { broker, carrier, confirm } = await aBookedLoad({ externalDisplayId: "TMS-48982" });
  expect((await confirm())?.mail.subject).toBe("Rate confirmation TMS-48982");
  const where = { id: carrier.carrierId };
  await broker.db.carrier.update({ where, data: { rfcNumber: "TNO840515AB1" } });
  expect((await confirm())?.mail.subject).toContain("Confirmación de tarifa TMS-48982");
});

test("a load without a carrier has no confirmation", async () => {
  const { broker, tms } = await aBrokerage();
  const { load } = await sync(tms, aNewKey());
  expect(await describeRateConfirmation(broker, await getLoad(broker, { id: load.id }))).toBeUndefined();
});
