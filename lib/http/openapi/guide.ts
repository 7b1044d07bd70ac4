import { defaultScopes, Scope } from "@/lib/core/access";

/** What holds for every operation, so that an integrator needs no other page. */
export const guide = `
Sync the loads of your TMS with the freight portal. Every operation is a \`POST\` with a JSON body, and the portal's own
pages use the same operations: what a broker can do there, a key of the right scope can do here.

## First call

With the address of this portal in \`PORTAL\` and a key in \`API_KEY\`:

\`\`\`sh
curl "$PORTAL/api/loads/sync" \\
  -H "api-key: $API_KEY" -H "content-type: application/json" \\
  -d '{"load": {"externalId": "TMS-10234", "status": "AVAILABLE"}}'
\`\`\`

## Who may call

A TMS sends its key in the header \`api-key\`. An admin makes keys in the portal under *Settings → API keys*; the secret is
shown once. A key belongs to one organization and sees nothing of another: an id of another organization is answered as if
it did not exist. A key without a working secret gets 401 with the body \`{"message":"Unauthorized"}\`; one that lacks the
scope an operation needs gets 403, which names the scope. Rotate a key to get a new one while the old one works on for an
hour, a day or a week. A revoked key is refused within a second.

Scopes: ${Scope.options.map((scope) => `\`${scope}\``).join(", ")}. A key for a TMS has by default
${defaultScopes.map((scope) => `\`${scope}\``).join(", ")}.

A signed-in user of the portal may call with the session cookie from the portal's own pages. Roles: VIEWER reads, BROKER
works with loads, carriers and rates, ADMIN does everything.

## Requests

- Send \`Content-Type: application/json\` and UTF-8. A body may have 1 MiB unless the operation says otherwise, 64 levels of
  nesting and 100,000 values.
- **Unset.** For an optional field, \`""\` and \`null\` at any depth mean that it has no value; they are never refused.
- **Unknown fields** are accepted, not stored, and named in \`warnings\` beside the result: a typo is never silent, and a newer
  TMS is never blocked. An unknown value of an enumeration is refused with the list of the accepted ones.
- **Text** is trimmed, except inside \`metadata\`. Tab and line breaks are allowed, other control characters are not. Ids, labels
  and e-mail addresses have at most 255 characters, addresses, names, descriptions and reference values 1,000, notes 4,000.
- **Numbers** are finite. Money is an integer in the currency's minor unit: \`{"currencyCode": "USD", "amount": 185000}\` is
  USD 1,850.00. Its absolute value is at most 1,000,000,000.
- **Times** are ISO 8601; answers are in UTC with milliseconds.

## Answers

- A field without a value is absent, not \`null\`. Fields may be added; ignore those you do not know.
- Ids such as \`load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815\` are opaque: compare them, do not take them apart.
- \`warnings\` appears only when there is something to say: \`[{ "path", "code", "message" }]\`. Codes are stable words.
- Lists answer \`{ "items", "nextCursor" }\`. Send \`nextCursor\` back as \`cursor\` for the next page; it is \`null\` on the last.
- \`x-request-id\` is on every answer. Send your own (8 to 64 letters, digits, \`_\` or \`-\`) and it is kept. Quote it to support.

## Errors

\`{ "message", "code", "requestId", "issues"? }\`. \`message\` is for people and may be reworded; decide by \`code\`.

| Status | \`code\` | Meaning |
|---|---|---|
| 400 | \`invalid_json\` | the body is not JSON, or not UTF-8 |
| 401 | none | no key, or one that does not work |
| 403 | \`forbidden\` | the key lacks the scope, or the user the role |
| 404 | \`not_found\` | no such path, or no such id in your organization |
| 405 | \`method_not_allowed\` | \`Allow\` names the method |
| 409 | \`version_conflict\`, \`conflict\`, \`idempotency_key_reused\`, \`request_in_progress\` | the state of things does not allow it |
| 413 | \`body_too_large\` | |
| 415 | \`unsupported_media_type\` | |
| 422 | \`invalid_request\` | \`issues\` lists **all** problems at once, each with \`path\`, \`code\`, \`message\` and, where it helps, \`accepted\` or \`limit\` |
| 429 | \`rate_limited\` | come back after \`Retry-After\` seconds |
| 500 | \`internal_error\` | our fault; nothing of the call was kept |
| 503 | \`unavailable\` | for the moment; try again |

A call that is refused changes nothing.

## Safe retries

Writing operations take \`idempotency-key\`, any text of up to 255 printable characters of your choice, one per call. The first
answer is kept for 24 hours and replayed byte for byte, with \`idempotency-replayed: true\`, however often the call is sent again.
The same key with another body or operation is refused. Answers 422 and 5xx are not kept, so a corrected or repeated call goes
through. While the first call is still under way, a second waits up to two seconds and is then refused with
\`request_in_progress\`.

## Versions of a load

An answer about a load carries its version as \`ETag: "14"\`. Send it back as \`If-Match: "14"\`, or as \`ifVersion\` in the body, and
the call is refused with \`version_conflict\` when the load changed meanwhile; the refusal carries the load as it is now in
\`current\`.

## Rate limits

Counted per key. \`RateLimit-Policy: "default";q=6000;w=60\` allows 6,000 calls in 60 seconds; \`RateLimit: "default";r=5999;t=60\`
says how many are left and in how many seconds the count starts anew.

## Versions of this interface

This is version 1.0.0, in beta. Fields and operations may be added at any time. A breaking change is announced in the
changelog below before it happens. \`schemaVersionNumber\` in a load says which form its body speaks.

### Changelog

- **1.0.0** Loads, their history, API keys.
`.trim();
