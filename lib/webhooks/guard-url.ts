import { AppError, type Warning } from "@/lib/core/errors";
import type { AddressProblem } from "@/lib/server/outbound-address";
import { outbound } from "@/lib/server/outbound-fetch";

type Refused = Exclude<AddressProblem, "HOST_NOT_FOUND">;

const issues: Record<Refused, { code: string; message: string }> = {
  INVALID_URL: { code: "invalid_url", message: "Must be an address that begins with https://." },
  CREDENTIALS_IN_URL: { code: "credentials_in_url", message: "Must not contain a user name or a password." },
  HTTPS_REQUIRED: { code: "https_required", message: "Must begin with https://." },
  PORT_NOT_ALLOWED: { code: "port_not_allowed", message: "Must use port 443 or 8443." },
  ADDRESS_NOT_ALLOWED: { code: "address_not_allowed", message: "Must be reachable from the internet." },
};

/**
 * Refuses an address that must not be called. Addresses are looked at again at every connection. Answers a warning for a
 * host that has none yet.
 * @throws AppError invalid_request
 */
export async function guardUrl(url: string): Promise<Warning[]> {
  const problem = await outbound.problemOf(url);
  if (problem === undefined) return [];
  if (problem === "HOST_NOT_FOUND")
    return [
      { path: "url", code: "host_not_found", message: "This host has no address yet; it was saved all the same." },
    ];
  const issue = { path: "url", ...issues[problem] };
  throw new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
}
