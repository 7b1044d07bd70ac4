import { BlockList, isIP } from "node:net";
import { once } from "@/lib/core/remember";
import { env } from "@/lib/server/env";

/** An IPv4 caller on an IPv6 socket is written `::ffff:192.0.2.1`. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:/i, "")
    .slice(0, 64);

const entriesOf = (forwarded: string | null | undefined) => (forwarded ? forwarded.split(",").map(plain) : []);

/** Who asks behind Next's own server, which writes the last entry where the caller sent none: others may be forged. */
export const lastForwarded = (forwarded: string | null) => entriesOf(forwarded).at(-1);

/** @param ranges addresses, or ranges such as `10.0.0.0/8` */
function listOf(ranges: readonly string[]) {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const trusted = once(() => listOf(env.TRUSTED_PROXIES ?? []));

/** Whether the address is of a proxy whose word is taken. */
export const isTrusted = (address: string, proxies = trusted()) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * The address of who asks: that of the socket; where a trusted proxy holds its other end, the last one in
 * `x-forwarded-for` that no trusted proxy has. What stands before it was written by whoever asked.
 */
export function callerAddress(socketAddress: string | undefined, forwarded?: string, proxies = trusted()): string {
  let address = plain(socketAddress ?? "");
  const entries = entriesOf(forwarded);
  while (isTrusted(address, proxies)) {
    const before = entries.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}
