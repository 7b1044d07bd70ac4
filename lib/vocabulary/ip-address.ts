const bits16 = /^[0-9a-f]{1,4}$/i;

/** The eight groups of an IPv6 address, also where it is shortened or ends like an IPv4 one; undefined for anything else. */
function groupsOf(address: string): number[] | undefined {
  const [, dotted] = /:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address) ?? [];
  const hexadecimal = dotted === undefined ? address : address.slice(0, -dotted.length) + asGroups(dotted);
  const halves = hexadecimal.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const [head = [], tail] = halves;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (halves.length > 2 || (tail ? missing < 1 : missing !== 0)) return undefined;
  const groups = [...head, ...Array.from({ length: tail ? missing : 0 }, () => "0"), ...(tail ?? [])];
  return groups.every((group) => bits16.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : undefined;
}

const asGroups = (dotted: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** The longest run of zero groups as `::`, the first of equal ones, as RFC 5952 writes it. */
function shortened(groups: readonly number[]) {
  const runs = groups.map((_, start) => {
    const end = groups.findIndex((group, index) => index >= start && group !== 0);
    return { start, length: (end < 0 ? groups.length : end) - start };
  });
  const [longest] = runs.toSorted((one, other) => other.length - one.length);
  const written = (part: readonly number[]) => part.map((group) => group.toString(16)).join(":");
  if (!longest || longest.length < 2) return written(groups);
  return `${written(groups.slice(0, longest.start))}::${written(groups.slice(longest.start + longest.length))}`;
}

/**
 * An address of a caller as people write it: IPv4 also where it came inside an IPv6 one, however that was spelt; else as
 * RFC 5952 does. Sessions keep of IPv6 the first 64 bits alone; if these are zero it is the machine itself, `::1`.
 */
export function readableAddress(address: string): string {
  const groups = groupsOf(address.trim());
  if (!groups) return address.trim();
  if (groups.every((group) => group === 0)) return "::1";
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : shortened(groups);
}
