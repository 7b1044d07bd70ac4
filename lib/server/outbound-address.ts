import ipaddr from "ipaddr.js";

/** Why nothing is sent to an address that a user chose. */
export type AddressProblem =
  | "INVALID_URL"
  | "CREDENTIALS_IN_URL"
  | "HTTPS_REQUIRED"
  | "PORT_NOT_ALLOWED"
  | "ADDRESS_NOT_ALLOWED"
  | "HOST_NOT_FOUND";

/** Ranges of addresses that the installation allows besides public ones, e.g. `127.0.0.0/8`. */
export type AllowedRanges = ReturnType<typeof ipaddr.parseCIDR>[];

export const parseRanges = (text: string): AllowedRanges =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((range) => ipaddr.parseCIDR(range));

// Outside of it lie, among others, the old IPv4-compatible addresses, which would pass for unicast.
const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** Whether a text can be read as ranges. */
export function areRanges(text: string) {
  try {
    return parseRanges(text).length >= 0;
  } catch {
    return false;
  }
}

const usualPorts = ["443", "8443"];
const portOf = ({ protocol, port }: URL) => port || (protocol === "http:" ? "80" : "443");

const isInside = (address: ReturnType<typeof ipaddr.process>, [base, bits]: AllowedRanges[number]) =>
  address.kind() === base.kind() && address.match(base, bits);

/**
 * Why this IP address must not be called for this URL, or undefined. Only public unicast is; an IPv6 address that
 * merely wraps an IPv4 one (NAT64, 6to4, Teredo, mapped) is none. Within the allowed ranges every port may be called.
 */
export function problemOfAddress(url: URL, address: string, allowed: AllowedRanges): AddressProblem | undefined {
  // A zone id names an interface of this machine; such addresses are never public.
  if (!ipaddr.isValid(address) || address.includes("%")) return "ADDRESS_NOT_ALLOWED";
  const parsed = ipaddr.process(address);
  if (allowed.some((range) => isInside(parsed, range))) return undefined;
  const isPublic = parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isInside(parsed, globalUnicast));
  if (!isPublic) return "ADDRESS_NOT_ALLOWED";
  if (url.protocol !== "https:") return "HTTPS_REQUIRED";
  return usualPorts.includes(portOf(url)) ? undefined : "PORT_NOT_ALLOWED";
}

/** The host of a URL as it is connected to: an IPv6 literal without its brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1");

/** Checks a URL without looking up its host. Plain http is only possible where some range is allowed. */
export function problemOfUrl(text: string, allowed: AllowedRanges): AddressProblem | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || !url.hostname) return "INVALID_URL";
  if (url.username || url.password) return "CREDENTIALS_IN_URL";
  if (ipaddr.isValid(hostOf(url))) return problemOfAddress(url, hostOf(url), allowed);
  if (allowed.length > 0) return undefined;
  if (url.protocol !== "https:") return "HTTPS_REQUIRED";
  return usualPorts.includes(portOf(url)) ? undefined : "PORT_NOT_ALLOWED";
}
