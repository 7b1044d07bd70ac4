import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { LoadDocument } from "@/lib/loads/schema/load";
import { aMarkedLoad, marksIn } from "@/lib/testing/a-marked-load";
import { expect, test } from "../signed-in";
import { anOffer } from "./own-offer";

test.use({ storageState: { cookies: [], origins: [] } });

const { load, marks } = aMarkedLoad();
const ids = ["externalId", "externalDisplayId"];
const markedFields = marks.filter(({ path }) => !ids.includes(path));

/** What the table of visibility lets a carrier see. */
function allowed(isAccepted: boolean) {
  const document = LoadDocument.parse({ ...load, assignedCarrier: undefined });
  const shown = offeredLoad({ document, displayId: "X", miles: 1, isAccepted });
  return marksIn(JSON.stringify(shown), markedFields).map(({ path }) => path);
}

test("pages of a carrier hold nothing of a load, not even unseen, beyond what the table names", async ({
  page,
  request,
}) => {
  const { externalId: _, externalDisplayId: __, ...rest } = load;
  const offer = await anOffer(request, {
    load: rest,
    relationship: { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" },
  });
  const { url } = await offer.post("/onboarding-links/create", { carrierId: offer.carrierId });
  const texts: Promise<string>[] = [];
  page.on("response", (response) => texts.push(response.text().catch(() => "")));
  const shownOn = async (path: string, heading: string) => {
    texts.length = 0;
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const seen = [await page.content(), ...(await Promise.all(texts))].join("\n");
    return marksIn(seen, markedFields).map((mark) => mark.path);
  };
  const beyond = (shown: readonly string[], isAccepted: boolean) => {
    const names = allowed(isAccepted);
    return shown.filter((path) => !names.includes(path));
  };

  const { bid } = await offer.place(194_000);
  const before = await shownOn(offer.path, "Bid sent");
  expect(before).toContain("stops[].location.place.city");
  expect(beyond(before, false)).toEqual([]);

  await offer.post("/bids/accept", { bidId: bid.id });
  const after = await shownOn(offer.path, "The load is yours");
  expect(after).toContain("stops[].location.facilityName");
  const onboarding = await shownOn(new URL(url).pathname, "Is this your company?");
  expect(beyond([...after, ...onboarding], true)).toEqual([]);
});
