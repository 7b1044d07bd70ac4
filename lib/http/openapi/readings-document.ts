import { aliasTable } from "@/lib/http/openapi/codes";
import { apiVersion } from "@/lib/http/openapi/guide";
import { loadReadings } from "@/lib/http/openapi/load-readings";
import { carrierReadings, lookupReadings } from "@/lib/http/openapi/other-readings";
import { placeReadings } from "@/lib/http/openapi/place-readings";
import { sectionOf } from "@/lib/http/openapi/readings";
import { textReadings } from "@/lib/http/openapi/text-readings";

/** Every input that the document shows. */
export const readingKinds = [...placeReadings, ...loadReadings, ...textReadings, ...carrierReadings, ...lookupReadings];

const description = `
What is written otherwise than the [reference](/docs) says is read where it surely means one thing, and then a warning says so. What is
only unlikely is kept as it was sent, with a warning. Everything else is refused, and nothing of the call is kept.

*Kept* is what becomes of it, and *Said* the code of the warning or, where it is refused, of the issue. A test sends every row that
is shown as JSON.

${readingKinds.map(sectionOf).join("\n\n")}

## Bodies and headers

| Sent | Kept | Said |
|---|---|---|
| a field that an object has twice | refused with 400 | \`invalid_json\`, with its path, line and column |
| text that is not UTF-8, or JSON with a comma too many | refused with 400 | \`invalid_json\`, with line and column |
| \`Content-Encoding: gzip\` or \`br\` | decoded | nothing |
| another \`Content-Encoding\`, or a \`charset\` other than UTF-8 | refused with 415 | \`unsupported_media_type\` |
| an empty \`idempotency-key\` or \`If-Match\` | none | nothing |
| an \`x-request-id\` of other letters or length | one of ours | nothing |

## Accepted aliases

Without case, accents, blanks and signs. A word at two values may mean either and is refused; the lookups' trailers take all
words of the trailers that are looked up as one.

${aliasTable}
`.trim();

/** What we read and what we refuse, in the form that the reference is drawn from. */
export const readingsDocument = {
  openapi: "3.1.0",
  info: { title: "What we read and what we refuse", version: apiVersion, description },
  paths: {},
};
