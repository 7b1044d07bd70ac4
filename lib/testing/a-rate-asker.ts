import { expect } from "vitest";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

const { POST: lookUp } = routeOf("/rates/history");

export const stop = (address: string, type = "PICKUP") => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING", address } },
});
export const over = (usMxBorderCrossing?: string) => ({ type: "BORDER_CROSSING", usMxBorderCrossing });
export const [monterrey, dallas] = [stop("Monterrey, NL, Mexico"), stop("Dallas, TX", "DELIVERY")];
export const [chicago, toronto] = [stop("Chicago, IL"), stop("Toronto, ON", "DELIVERY")];

/** Nobody in any test was paid for it. */
export const unpaid = { stops: [chicago, toronto], trailerRequirements: { allowedTypes: ["FLATBED"] } };
/** What `aPaidLane` is asked by. */
export const northbound = {
  stops: [monterrey, dallas],
  trailerRequirements: { allowedTypes: ["DRY_VAN"] },
  routeMiles: 624,
};

/** An organization whose key may ask for rates; every answer is checked against the API description. */
export async function aRateAsker() {
  const { ctx, organizationId, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey(["rates:read"]) };
  const ask = async (request: unknown, more: Record<string, string> = {}) => {
    const answer = await send(lookUp, { ...headers, ...more }, request);
    expect(problemsOfAnswer("/rates/history", answer.status, answer.json)).toEqual([]);
    return answer;
  };
  const look = async (requests: unknown[], currency?: unknown) =>
    (await ask({ requests, ...(currency !== undefined && { currency }) })).json.results;
  return { ctx, organizationId, headers, ask, look };
}

export const codeOf = ({ type, error }: { type: string; error?: { code: string } }) => error?.code ?? type;
