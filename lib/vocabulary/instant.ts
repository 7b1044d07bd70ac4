import * as z from "zod";

/** A moment as it is sent. Years of four digits only: what lies beyond them in UTC can be neither stored nor answered. */
export const Instant = z.iso.datetime({ offset: true }).refine((text) => /^[12]\d{3}/.test(text), {
  error: "Must lie between the years 1000 and 2999.",
  params: { code: "invalid_timestamp" },
});
