// What real payloads are answered with, and whether that is what they should be.
import fs from "node:fs";
import path from "node:path";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

/** How a stop's place should be understood; null where it is not known. */
type Place = { city: string; state: string; countryCode: string; timezone?: string } | null;
type Appointment = { type?: string; start?: string; end?: string } | null;
/** Warnings are codes, each once. Places and appointments are compared where they are given. */
type Answered = { status: number; warnings: string[]; places?: Place[]; appointments?: Appointment[] };
type Payload = {
  id: string;
  /** Where it was found; a probe, which is about one field, was made up. */
  source?: string;
  endpoint: `/${string}`;
  request: { load?: { externalId: string } };
  expected: Answered;
};

const file = path.resolve(import.meta.dirname, "../lib/loads/examples/payloads.json");

/** Payloads of many senders as an integrator would map them, and probes of one field each. */
export const readPayloads = (): { payloads: Payload[]; probes: Payload[] } => JSON.parse(fs.readFileSync(file, "utf8"));

type Stop = { location?: { timezone?: string }; appointment?: Appointment };
type StopPlace = { candidate?: { city: string; state: string; countryCode: string; confidence: number } };

function placeOf({ candidate }: StopPlace, { location }: Stop): Place {
  if (!candidate || candidate.confidence < 0.5) return null;
  const { city, state, countryCode } = candidate;
  return { city, state, countryCode, ...(location?.timezone && { timezone: location.timezone }) };
}

/** Sends a payload to the operation in an organization of its own, and reads what became of a load. */
async function answerTo({ endpoint, request }: Payload): Promise<Answered> {
  const { anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const { status, json } = await send(routeOf(endpoint).POST, headers, request);
  const told: string[] = (json.warnings ?? []).map(({ code }: { code: string }) => code);
  // Days that have passed since a payload was sent are no fault of it.
  const codes = told.filter((code) => code !== "unusual_date");
  const answered = { status, warnings: [...new Set(codes)].sort() };
  if (status !== 200 || !request.load) return answered;
  const { externalId } = request.load;
  const got = (await send(routeOf("/loads/get").POST, headers, { externalId })).json;
  const stops: Stop[] = got.load.stops;
  const places = stops.map((stop, index) => placeOf(got.stopPlaces[index], stop));
  return { ...answered, places, appointments: stops.map(({ appointment }) => appointment ?? null) };
}

/** What is answered and what should be, for all that is expected. */
export async function judgePayload(payload: Payload) {
  const answered = await answerTo(payload);
  const { status, warnings, places, appointments } = payload.expected;
  const expected = { status, warnings, ...(places && { places }), ...(appointments && { appointments }) };
  const compared = {
    ...{ status: answered.status, warnings: answered.warnings },
    ...(places && { places: answered.places }),
    ...(appointments && { appointments: answered.appointments }),
  };
  return { expected, answered: compared, isAsExpected: JSON.stringify(expected) === JSON.stringify(compared) };
}
