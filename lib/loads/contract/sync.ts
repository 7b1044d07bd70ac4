import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad, exampleLoadInput } from "@/lib/loads/contract/example-load";
import { SyncLoadRequest, SyncLoadResponse } from "@/lib/loads/schema/operations";

// What a sync does, in full: a TMS that has read this meets no surprise.
const description = `
Creates or updates a load from your TMS.
Send the whole load each time, or only what changed. \`externalId\` is the key and the only field a load needs.

### New loads

\`status\` is \`ON_HOLD\` and \`externalDisplayId\` is the \`externalId\` unless you send them. Lists are empty, \`metadata\` is \`{}\`,
everything else is unset; a boolean nobody set is neither \`true\` nor \`false\`.

### Existing loads and merging

A key's sync is merged three ways, value by value: between what your keys sent last, what you send now and the load as it is.
So you may send the whole load again and again, and what a broker edited in the portal stands.

| You send | What happens |
|---|---|
| the value you sent last | nothing, whatever the load has now |
| another value | it wins; where it replaces an edit made in the portal, the warning \`edit_overwritten\` names the field and has the edit |
| no such top-level field | no change |
| \`null\` or \`""\` for a top-level field | it is cleared: a list is emptied, \`externalDisplayId\` is the \`externalId\` again; \`status\` stays |
| an object or a list without something that you had sent in it | that part is cleared or removed |

Elements of lists are matched by \`externalId\` where both have one, else by position. An element that a broker added stays;
one that a broker removed comes back only when you change it. A value together with its unit or currency, a latitude with its
longitude, and a list of plain values such as \`allowedTypes\` are one value each. Where the merged list would be longer than
is allowed, yours takes its place. A sync that changes nothing makes no new version and no entry in the history.

\`metadata\` is merged by its top-level keys, and the value of a key is never merged in parts: \`null\` or \`""\` removes a key, \`{}\`
or \`null\` removes all, a key left out stays. Values are kept as they were sent, also \`null\` and \`""\` inside them. Send a number
beyond 2^53 as text: as a number it loses digits. A key \`__proto__\` is not stored.

### Pinned fields

A broker can pin a field, or an object or list with all that is in it. Then the broker's value stays when you send another one:
\`pinned_field\` says so once, and yours is kept under \`lastSynced\` of \`/loads/get\`. After the field is let go, the load keeps
the broker's value until you send one that differs from the one you sent last.

### Status changes

Every change of \`status\` that you send is applied; one that is unusual is flagged in the history. A load that goes from
\`BOOKED\` to \`ON_HOLD\` or \`AVAILABLE\` loses its assigned carrier and price, unless the same sync has \`assignedCarrier.carrier\` or a
broker pinned the carrier. Then the load's carrier is judged again: one that may no longer be assigned is released all the same
with the warning \`carrier_not_assigned\`, and what you sent is proposed. To book the same carrier again, send it again.

### Carrier assignment

Name it in \`assignedCarrier.carrier\` by one or more regulatory numbers, else by your \`externalId\` of it, else by its SCAC or by
our \`id\` alone. Of several carriers with one SCAC yours is meant. A name finds nobody, but is kept as the proposed carrier.
Numbers are compared without spaces, dashes, leading zeros and words such as \`MC\`; an RFC without spaces and dashes only.
Numbers that belong to different carriers name none, and neither do placeholders such as \`PENDING\` or the generic RFC
\`XAXX010101000\`. A number that nobody has does not keep the others from naming their carrier; where that carrier has another one
on record, the warning \`carrier_number_differs\` says so once, and your organization finds it listed. The numbers may also stand
directly on \`assignedCarrier\`, an earlier form; \`carrier\` goes before it.

A carrier that may not be assigned is not assigned. The rest of the load is stored, the assignment in force stays, and the
warning \`carrier_not_assigned\` comes with every sync that names this carrier, with one of these as its \`reason\`:

| Reason | Meaning |
|---|---|
| \`carrier_not_found\` | no carrier has these identifiers |
| \`different_carriers\` | they are of different carriers, which \`candidates\` names |
| \`no_relationship\` | your organization has no relationship with it |
| \`needs_review\` | its relationship is NEEDS_REVIEW: someone must review it first |
| \`do_not_dispatch\` | its relationship is DO_NOT_DISPATCH |
| \`blocked_for_load\` | a broker blocked it for this load |
| \`requirements_missed\` | it misses what the load requires, and your organization lets that block |

What counts is what the load requires after this sync. Unless your organization lets a miss block, the carrier is
assigned, and the \`misses\` of the warning \`carrier_requirements_missed\` say what it lacks. Requirements that come later take no carrier off:
the same warning says what the assigned one misses. Why a carrier was assigned is recorded for good: see
\`/carrier-selections/list\`.

What you sent is kept as \`proposedCarrier\` of \`/loads/get\`. It becomes the assigned carrier, at its price, with the next sync
that carries it once it may be assigned, or when a broker assigns it.

\`null\` takes the carrier and its price off, an \`assignedCarrier\` without \`carrier\` takes off the one you had sent. Line items
may be negative, a discount for instance; every other amount of a load is above zero.

### Appointment times

An appointment's \`start\` and \`end\` may have an offset: \`2026-11-23T08:00:00-06:00\` or \`2026-11-23T14:00:00Z\`. Without one they are
local to the stop: read in the \`timezone\` the stop has after this sync, which is that of its place where nobody gave one, else as
UTC with the warning \`appointment_timezone_unknown\`. A local time that the clocks skip in spring moves forward by the hour that is skipped
(\`local_time_skipped\`); of one that comes twice in autumn the first is meant (\`local_time_twice\`). Seconds may be left out; years are 1000 to
2999. Read as well, with \`alias_read\`: \`24:00\` as the next day's 00:00, and milliseconds since 1970, bare or as \`/Date(1799740800000)/\`.

### Places and time zones

A stop's \`coordinates\`, its \`timezone\` and the \`countryCode\` of its place are filled in where nobody gave them: from the address, or
from \`coordinates\` that were given. What you send or a broker types is never replaced, and what is filled in is no value of
the load: it follows the address, is no change in the history, and may be sent back without becoming one. So a load that is sent
back as it was answered changes nothing, and a place whose own words you change is looked up anew, whatever comes along.
Only places in the US, Mexico and Canada are known. Where one is not found (\`place_not_found\`) or may as well be another
(\`place_ambiguous\`, with the likeliest two) nothing is filled in, and the load is stored all the same. Of a Mexican postal code
without a city the first digits are known: what is filled in is its likeliest town's, or, where only the state is known, country and
time zone (\`place_approximate\`).

A zone may be given by its letters (\`CT\`, \`CST6CDT\`) or by what Windows calls it, with \`alias_read\`. An offset such as \`UTC-06:00\` is read as
that of the stop's times, and the zone is its place's. \`Etc/GMT+6\` is kept, with \`timezone_without_city\`: no clock there is ever set.

Where postal code, state, city, point and zone do not fit each other, one warning \`place_contradicts\` of the stop says which, and
what was taken. Coordinates \`0, 0\` stand for none (\`coordinates_ignored\`).

### Plausibility warnings

Nothing is refused for being unlikely. Warnings say what looks like a slip, when a field they are about is sent: stops out of
order, a target above the limit, weights that look like tons, goods or a trailer without what belongs to them, a price without
a carrier, and amounts four times off what such a haul costs (\`unusual_rate\`, the rule of \`/rate-observations/import\`).

### Defaults and read-only fields

- \`loadingMethod\` is \`LIVE\` and \`carrierPreapproval\` of a location is \`NONE\` where nobody said.
- What was left out of a value is filled in for good: \`currencyCode\` \`USD\`, the \`unit\` of a weight \`POUNDS\`, the \`type\` of a place
  \`ADDRESS\`.
- \`stops\`, \`commodities\`, \`requiredEquipment\`, \`referenceNumbers\` and \`metadata\` are always there.
- \`borderCrossings\` and \`schemaVersionNumber\` are stored, but only \`/loads/get\` answers them, under \`requestOnly\`.
- What only answers have may be sent back and is ignored without a warning: the load's \`id\`, the carrier's name and
  contact, the \`type\` of a line item. But an \`id\` that is not the one of the load with this \`externalId\` is refused with 422
  (\`other_load\`): it would be another load.

### Dry run

With \`validateOnly\` nothing is stored. \`load\` is what it would be and \`changes\` lists what would change. The \`ETag\` is the version the
load has; for a load that does not exist there is none, and the \`id\` that is answered is not kept.
`.trim();

const { maxBuy, ...withoutLimit } = exampleLoad;

const examples = [
  { name: "A refrigerated load over Laredo", request: { load: exampleLoadInput }, response: { load: exampleLoad } },
  {
    name: "A carrier that must be reviewed first",
    request: {
      load: {
        externalId: "TMS-10234",
        assignedCarrier: {
          carrier: { dotNumber: "3921147" },
          price: {
            lineItems: [
              { externalId: "1", externalCode: "LINEHAUL", value: { currencyCode: "USD" as const, amount: 195_000 } },
              { externalId: "2", externalCode: "DISCOUNT", value: { currencyCode: "USD" as const, amount: -10_000 } },
            ],
          },
        },
      },
    },
    response: {
      load: exampleLoad,
      warnings: [
        {
          path: "load.assignedCarrier.carrier",
          code: "carrier_not_assigned",
          message:
            "Not assigned (needs_review): this carrier needs a manual review before it may be assigned to freight.",
          reason: "needs_review",
        },
      ],
    },
  },
  {
    name: "What would become of a load",
    request: { load: { externalId: "TMS-10234", status: "ON_HOLD" as const, maxBuy: null }, validateOnly: true },
    response: {
      load: { ...withoutLimit, status: "ON_HOLD" as const },
      changes: [
        { path: "load.maxBuy", before: maxBuy },
        { path: "load.status", before: "AVAILABLE", after: "ON_HOLD" },
      ],
    },
  },
];

export const syncLoadEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey"],
  scope: "loads:write",
  role: "BROKER",
  writes: true,
  writesOne: ({ load }) => load.externalId,
  path: "/loads/sync",
  operationId: "syncLoad",
  summary: "Load sync",
  description,
  request: SyncLoadRequest,
  response: SyncLoadResponse,
  examples,
});
