import type { Warning } from "@/lib/core/errors";
import { codeWarnings, placeWarnings, rateWarnings } from "@/lib/loads/check-places";
import { tripWarnings } from "@/lib/loads/check-trip";
import { checkLoad } from "@/lib/loads/rules/check-load";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { type LoadDoubt, loadDoubtCodes } from "@/lib/loads/schema/operations";

/** Warnings about what was sent of a load that take more than the load itself: places, roads, rates, the day. */
export const loadWarnings = (document: LoadDocument, sent: SentLoad, now: Date): Warning[] => [
  ...(sent.stops ? [...placeWarnings(document.stops), ...codeWarnings(document.stops)] : []),
  ...rateWarnings(document, sent),
  ...tripWarnings(document, sent, now),
];

/** What of a whole load is hardly meant, whoever said it. */
export const doubtsOf = (document: LoadDocument, now: Date): LoadDoubt[] =>
  [...codeWarnings(document.stops), ...checkLoad(document, document), ...tripWarnings(document, document, now)].flatMap(
    ({ path = "load", code }) => {
      const known = loadDoubtCodes.find((one) => one === code);
      return known ? [{ path, code: known }] : [];
    },
  );
