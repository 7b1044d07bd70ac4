const browsers = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

const phones: readonly string[] = ["iPhone", "Android"];

const firstMatch = (table: readonly (readonly [string, RegExp])[], text: string) =>
  table.find(([, sign]) => sign.test(text))?.[0];

/** What a person would call the device. The order matters: every browser also claims to be those after it. */
export function deviceOf(userAgent: string | null | undefined) {
  const browser = firstMatch(browsers, userAgent ?? "");
  const system = firstMatch(systems, userAgent ?? "");
  return { browser, system, isPhone: system !== undefined && phones.includes(system) };
}
