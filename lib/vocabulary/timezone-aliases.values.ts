import type { Aliases } from "@/lib/vocabulary/trailer-aliases.values";

/** Zones by their letters or by what Windows calls them; the daylight saving time of the place is part of each. */
export const timezoneAliases = {
  "America/New_York": "ET EST EDT EASTERN EASTERNTIME EASTERNSTANDARDTIME EASTERNDAYLIGHTTIME USEASTERN EST5EDT",
  "America/Chicago": "CT CST CDT CENTRAL CENTRALTIME CENTRALSTANDARDTIME CENTRALDAYLIGHTTIME USCENTRAL CST6CDT",
  "America/Denver": "MT MDT MOUNTAIN MOUNTAINTIME MOUNTAINSTANDARDTIME MOUNTAINDAYLIGHTTIME USMOUNTAIN MST7MDT",
  "America/Phoenix": "MST ARIZONA USMOUNTAINSTANDARDTIME",
  "America/Los_Angeles": "PT PST PDT PACIFIC PACIFICTIME PACIFICSTANDARDTIME PACIFICDAYLIGHTTIME USPACIFIC PST8PDT",
  "America/Mexico_City": "CENTRALSTANDARDTIMEMEXICO CIUDADDEMEXICO MEXICOCITY",
  "America/Tijuana": "PACIFICSTANDARDTIMEMEXICO",
  "America/Halifax": "AT ADT ATLANTIC ATLANTICSTANDARDTIME",
  "America/Anchorage": "AKST AKDT ALASKA ALASKANSTANDARDTIME",
  "Pacific/Honolulu": "HST HAWAII HAWAIIANSTANDARDTIME",
  UTC: "GMT Z ZULU",
} satisfies Aliases;

/** What the letters of a zone mean at a place in Mexico; its own zones have none. */
export const mexicanZones: Readonly<Record<string, string>> = {
  CT: "America/Mexico_City",
  CST: "America/Mexico_City",
  MT: "America/Hermosillo",
  MST: "America/Hermosillo",
  PT: "America/Tijuana",
  PST: "America/Tijuana",
  EST: "America/Cancun",
};
