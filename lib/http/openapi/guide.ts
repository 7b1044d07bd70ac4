import { defaultScopes, Scope } from "@/lib/core/access";
import { bodyBytesDefault, bodyDepthMax, bodyValuesMax, idempotencyHours } from "@/lib/core/protocol.values";
import { problemsMax } from "@/lib/core/request-notes";
import { requestIdLength } from "@/lib/http/answer-request";
import { keyLengthMax, waitMsMax } from "@/lib/http/idempotency";
import { errorTable, issueTable } from "@/lib/http/openapi/codes";
import { readingsSlug } from "@/lib/http/openapi/readings";
import { reasonTable, stopsReasonTable } from "@/lib/http/openapi/reasons";
import { warningTable } from "@/lib/http/openapi/warning-codes";
import { linkCallsPerMinute, ratePolicy, rateRemaining, rateWindowSeconds } from "@/lib/http/rate-limit";
import { sizeOf } from "@/lib/http/read-body";
import { env } from "@/lib/server/env";
import { amountMax } from "@/lib/vocabulary/money.values";
import { LongText, NoteText, ShortText } from "@/lib/vocabulary/text";

export const apiVersion = "1.0.0";

export const callsPerMinute = env.RATE_LIMIT_PER_MINUTE;

const number = (value: number | null) => (value ?? 0).toLocaleString("en-US");

/** What applies to every operation, so that an integrator needs no other page. */
export const guide = `
Sync the loads of your TMS with the freight portal. Every operation is a \`POST\` with a JSON body, and the portal's own
pages use the same operations. Most can be called with a key of the right scope; those that only signed-in users or carriers
can call say so.

## First API call

With the address of this portal in \`PORTAL\` and a key in \`API_KEY\`:

\`\`\`sh
curl "$PORTAL/api/loads/sync" \\
  -H "api-key: $API_KEY" -H "content-type: application/json" \\
  -d '{"load": {"externalId": "TMS-10234", "status": "AVAILABLE"}}'
\`\`\`

## Authentication and roles

A TMS sends its key in the header \`api-key\`. An admin makes keys in the portal under *Settings → API keys*; the secret is
shown once. A key belongs to one organization and sees nothing of another: an id of another organization is answered as if
it did not exist. A key without a working secret gets 401 with the body \`{"message":"Unauthorized"}\`;
\`WWW-Authenticate\` names the header, and another in which a key seems to have come instead. One that lacks the scope
an operation needs gets 403, which names the scope. Rotate a key to get a new one while the old one works on for an
hour, a day or a week. A revoked key is refused within a second.

Scopes: ${Scope.options.map((scope) => `\`${scope}\``).join(", ")}. A key for a TMS has by default
${defaultScopes.map((scope) => `\`${scope}\``).join(", ")}.

A signed-in user of the portal may call with the session cookie from the portal's own pages. Roles: VIEWER reads, BROKER
works with loads, carriers and rates, ADMIN does everything. To try an operation that no key can call, sign in and send the
cookie with the portal's address as \`Origin\`:

\`\`\`sh
curl -c cookies "$PORTAL/api/auth/sign-in/email" -H "origin: $PORTAL" \\
  -H "content-type: application/json" -d '{"email": "admin@example.com", "password": "…"}'
curl -b cookies "$PORTAL/api/api-keys/list" -H "origin: $PORTAL" \\
  -H "content-type: application/json" -d '{}'
\`\`\`

A carrier calls with the token of the link your organization sent it, in the header \`link-token\`, and only the operations that
say so. A token that is unknown, expired or revoked, or whose carrier is DO_NOT_DISPATCH or blocked for the load it was offered, gets 401
like a key that does not work.

## Requests

- Send \`Content-Type: application/json\` and UTF-8; the body may be compressed, with \`Content-Encoding: gzip\` or \`br\`. A body may have ${sizeOf(bodyBytesDefault)} unless the operation says otherwise, ${bodyDepthMax} levels of
  nesting and ${number(bodyValuesMax)} values.
- **Unset.** For an optional field, \`""\` and \`null\` at any depth mean that it has no value; they are never refused. A boolean
  that is unset is neither \`true\` nor \`false\`: it is not known.
- **Unknown fields** are accepted, not stored, and named in \`warnings\` beside the result, with the field that is near in
  \`didYouMean\`: a typo is never silent, and a newer TMS is never blocked. A list or a lookup refuses them (\`unknown_filter\`),
  except within the items of a batch: it would answer more than was asked for. A writing call refuses one beside its other
  fields that is near one of them, and \`ifVersion\`, \`ifAmount\` and \`validateOnly\` in any other spelling or place: it would write without
  its guard.
- **Aliases.** A word outside an enumeration that surely means one of its values is read as that, with the warning
  \`alias_read\`; case, accents, blanks and signs do not matter. All others are refused with \`accepted\`, and with
  \`didYouMean\` where a word may mean several or one is near. Answers use the enumeration. [Every word, and all that is read
  otherwise than it is sent](/docs?api=${readingsSlug}).
- **Fields that only answers have** may be sent back; they are ignored without a warning.
- **Carriers** can be named by our id (\`carrierId\`, or \`id\` in operations on the carrier itself) or, in \`carrier\`, by what you know
  them by: regulatory numbers, else your \`externalId\`, else the SCAC, compared as in a sync. Where nobody is meant the call is
  refused with \`not_found\`; where several are, or \`carrierId\` is another one, with \`conflict\` and their ids as \`candidates\`. A number
  that differs from the record of the carrier that the others name is a warning, \`carrier_number_differs\`.
- **Text** is trimmed and read in composed letters (Unicode NFC) with ordinary blanks, so that ids that look alike are alike, except
  inside \`metadata\`; characters of no width, and those that turn the direction of text, are left out (\`characters_dropped\`). Tab
  and line breaks are allowed, other control characters are not. Ids may be sent as whole numbers up to 2^53. Ids, labels
  and e-mail addresses have at most ${number(ShortText.maxLength)} characters, addresses, names, descriptions and reference values ${number(LongText.maxLength)}, notes ${number(NoteText.maxLength)}.
- **Numbers** are finite. Money is an integer in the currency's minor unit: \`{"currencyCode": "USD", "amount": 185000}\` is
  USD 1,850.00. Its absolute value is at most ${number(amountMax)}. The price a carrier is paid may have negative line items; limits
  and targets are above zero. Integers beyond 2^53 lose digits, also in \`metadata\`: send them as text.
- **Times** are ISO 8601; answers are in UTC with milliseconds. Only appointments may be written without an offset: such a time
  is local to its stop, as *Load sync* says. A day without a time (\`2026-11-20\`) is the whole of it: from its first
  millisecond as a start, and without an end, or as one, until its last. A blank may stand in place of the \`T\`.

## Responses

- A field without a value is absent, not \`null\`. Fields may be added; ignore those you do not know.
- Ids such as \`load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815\` are opaque: compare them, do not take them apart.
- \`warnings\` appears only when there is something to say; see *Warnings*.
- Lists answer \`{ "items", "nextCursor" }\`. Send \`nextCursor\` back as \`cursor\` for the next page; it is \`null\` on the last.
- \`x-request-id\` is on every answer. Send your own (${requestIdLength.min} to ${requestIdLength.max} letters, digits, \`_\` or \`-\`) and it is kept. Quote it to support.

## Errors

\`{ "message", "code", "requestId", "issues"?, "warnings"? }\`. \`message\` is for people and may be reworded; decide by \`code\`, and by \`reason\` where there is one.

${errorTable}

A call that is refused changes nothing. A metered one that is refused for what it asked is recorded in the call log as \`REFUSED\` and
never billed. With 422 \`warnings\` may stand beside \`issues\`: what else was not understood. A path with a slash at its end is another
path, and 404. With 401 the body is \`{"message":"Unauthorized"}\` alone.

### Issues

What is wrong with a request, each with \`path\`, \`code\`, \`message\` and, where it helps, \`accepted\`, \`didYouMean\` or \`limit\`. \`path\` says where:
\`load.stops[0].location.timezone\`, \`load.metadata["PO number"]\`, or the name of a header. At most ${problemsMax} are named.

${issueTable}

## Warnings

What was done all the same, but you should know of: \`[{ "path", "code", "message" }]\` beside the result, some with more. Show them to
someone, or log them. What is odd about a load is named when a sync carries the field. Codes may be added.

${warningTable}

### Reason codes

Where one code has several causes, \`reason\` of the warning or refusal says which; reasons may be added.

${reasonTable}

An item of a lookup that is refused with \`INVALID_STOPS\` has one too:

${stopsReasonTable}

## Idempotency

Writing operations take \`idempotency-key\`, up to ${keyLengthMax} printable ASCII characters of your choice without spaces, one per call; an
empty one is none. Two calls are the same where their JSON has the same value, however it is written. The first
answer is kept for ${idempotencyHours} hours and replayed byte for byte, with \`idempotency-replayed: true\`, however often the call is sent
again. The same key with another body, \`If-Match\` or operation is refused. Kept are 200, 404 and 409: after one of these take a
new key. Other answers are not kept, so a corrected or repeated call goes through. An answer with a secret
or a link is kept encrypted, and no longer than the others. While the first call is still under way, a
second waits up to ${waitMsMax / 1000} seconds and is then refused with \`request_in_progress\`.

## Load versions and ETags

An answer with one load carries its version as \`ETag: "14"\`; only a new load that was merely validated has none. Send it back as
\`If-Match: "14"\`, or as \`ifVersion\` in the body, which goes first, and the call is refused with \`version_conflict\` when the load
changed meanwhile. The refusal carries the load as it is now in \`current\`, in the form of \`/loads/get\`; nothing where there is
no such load. A key's sync needs neither: it is merged. Carriers and their relationships work alike, and bids by the amount that is
accepted (\`ifAmount\`); \`current\` is then in the form of the refused operation's answer.

## Rate limits

Counted per key, and per link of a carrier, which may make ${number(linkCallsPerMinute)}. \`RateLimit-Policy: ${ratePolicy(callsPerMinute)}\` allows ${number(callsPerMinute)} calls in ${rateWindowSeconds} seconds; \`RateLimit: ${rateRemaining(callsPerMinute - 1, rateWindowSeconds)}\`
says how many are left and in how many seconds the count starts anew.

Calls that come at once wait for their turn, and organizations take turns. What is too much is refused at once, with
\`Retry-After\`: 429 where your organization's own share is used up, 503 where the whole service is busy. A connection on which
you were asked to come back may not be read for a moment. A call that takes longer than the database may is 503 as well.

## Webhooks on your own machine

Webhooks go to public addresses only. A portal that you run yourself also sends them to the ranges in \`WEBHOOK_ALLOW_CIDRS\`, which
is set where it starts: with \`WEBHOOK_ALLOW_CIDRS=127.0.0.0/8\` to \`http://localhost:4000/hooks\`, for example. \`/webhook/test\`
sends an event there at once and answers what became of it.

## Clients and collections

Generators of clients read \`/api/openapi.json\`, an OpenAPI 3.1 document. Postman imports it too: choose *Example* as
*Parameter generation*, and put your key in the collection's variable \`apiKey\`.

## API versions

This is version ${apiVersion}, in beta. Fields and operations may be added at any time. A breaking change is announced in the
changelog below before it happens. \`schemaVersionNumber\` in a load says which form its body speaks.

### Changelog

- **1.0.0** Loads, their history, carriers, their relationships and onboarding, postings, bids, their events and instant
  response, webhooks, border crossings for routes, rate history and its import, metered use, API keys, users and teams.

## Data sources

Places come from [GeoNames](https://www.geonames.org) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), joined and
shortened); what is known of border crossings from the US Bureau of Transportation Statistics and US Customs and Border
Protection.
`.trim();
