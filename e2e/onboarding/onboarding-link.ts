import type { APIRequestContext } from "@playwright/test";
import { demo } from "../demo";

/** A carrier of its own, whose telephone number is on record, with the onboarding link the TMS had made for it. */
export async function anOnboardingLink(request: APIRequestContext) {
  const post = async (path: string, data: object, headers: Record<string, string> = { "api-key": demo.apiKey }) => {
    const response = await request.post(`/api${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const number = `9${String(Date.now()).slice(-7)}`;
  const name = `Fletes del Bravo ${number}`;
  const contact = { contactName: "Marisol Garza", contactPhone: "+52 867 555 0142" };
  const { results } = await post("/carriers/import", { rows: [{ displayName: name, dotNumber: number, ...contact }] });
  const carrierId: string = results[0].carrierId;
  const { url, link } = await post("/onboarding-links/create", { carrierId });
  const path = new URL(url).pathname;
  return {
    carrierId,
    name,
    dotNumber: number,
    /** The address of the carrier's page. */
    path,
    /** The address of the broker's page about it. */
    panel: `/carriers?tab=all&carrier=${carrierId}&part=onboarding`,
    carrier: async () => (await post("/carriers/get", { id: carrierId })).carrier,
    revoke: () => post("/onboarding-links/revoke", { id: link.id }),
    sign: () =>
      post(
        "/onboarding/sign",
        { signerName: "Marisol Garza", agrees: true },
        { "link-token": path.split("/")[2] ?? "" },
      ),
  };
}
