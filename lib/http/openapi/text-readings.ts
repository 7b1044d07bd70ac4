import type { ReadingKind } from "@/lib/http/openapi/readings";

const ofLoad = {
  path: "/loads/sync",
  request: (sent: Record<string, unknown>) => ({ load: { externalId: "TMS-10234", ...sent } }),
} as const;

/** What becomes of text, ids, words and fields of a load. */
export const textReadings: ReadingKind[] = [
  {
    ...ofLoad,
    heading: "Text and ids",
    about:
      "Text is trimmed and read in composed letters (Unicode NFC) with ordinary blanks, so that ids that look alike are alike. `metadata` is kept as it was sent.",
    rows: [
      { sent: { externalId: "TMS-1\u200b" }, kept: { externalId: "TMS-1" }, code: "characters_dropped" },
      { sent: { customerName: "\u202eVidrios" }, kept: { customerName: "Vidrios" }, code: "characters_dropped" },
      { sent: { externalId: "N\u0303-1" }, kept: { externalId: "\u00d1-1" } },
      { sent: { customerName: " Vidrios\u00a0del Norte " }, kept: { customerName: "Vidrios del Norte" } },
      { sent: { customerName: "Torre\u00c3\u00b3n" }, kept: { customerName: "Torreón" }, code: "characters_repaired" },
      {
        sent: { customerName: "Vidrios &amp; Cía" },
        kept: { customerName: "Vidrios & Cía" },
        code: "characters_repaired",
      },
      { sent: { externalId: "TMS–1" }, code: "id_unusual", note: "The dash is no hyphen." },
      { sent: { externalId: "10234.0" }, code: "id_unusual" },
      { sent: { externalId: "ТMS-1" }, code: "id_unusual", note: "The first letter is Cyrillic." },
      { sent: { customerName: "Torre?n" }, code: "characters_lost" },
      { sent: { externalId: 10234 }, kept: { externalId: "10234" } },
      { sent: { customerName: "a\u0007b" }, refused: "invalid_characters" },
      { sent: { metadata: { po: 1e20 } }, code: "number_rounded", note: "Send it as text." },
    ],
  },
  {
    ...ofLoad,
    heading: "Words and fields",
    about: "Words of enumerations are compared without case, accents, blanks and signs; see *Accepted aliases*.",
    rows: [
      {
        sent: { trailerRequirements: { allowedTypes: ["53' dry van"] } },
        kept: { trailerRequirements: { allowedTypes: ["DRY_VAN_53"] } },
        code: "alias_read",
      },
      { sent: { status: "AVAILABEL" }, refused: "invalid_value", note: "`didYouMean` has `AVAILABLE`." },
      { sent: { linearFeets: 40 }, kept: {}, code: "unknown_field", note: "`didYouMean` has `linearFeet`." },
      { sent: { hazardous: true }, kept: {}, code: "unknown_field" },
      { sent: { customerName: "" }, kept: {}, note: "The field is unset." },
      { sent: { ifversion: 3 }, refused: "unknown_field", note: "A guard that is misspelt is never left out." },
    ],
  },
];
