/**
 * A list as the text PostgreSQL reads as an array, to be cast to `text[]`: a thousand values as one parameter. Prisma
 * would take them one by one, at the price of the statement itself.
 */
export const arrayLiteral = (values: readonly (string | number | null)[]) =>
  `{${values.map((value) => (value === null ? "NULL" : `"${String(value).replace(/["\\]/g, "\\$&")}"`)).join(",")}}`;
