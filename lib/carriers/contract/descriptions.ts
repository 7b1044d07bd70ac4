/** The published table of what a relationship means for freight. */
export const meaningDescription = `
### Relationships and freight eligibility

| Relationship | Onboarded | May be assigned | Is offered an onboarding link | Sees freight |
|---|---|---|---|---|
| none | | no | yes | yes |
| ACTIVE | yes | yes | no | yes |
| ACTIVE | no | yes | yes | yes |
| NEEDS_REVIEW | yes | no, until somebody reviewed it | no | yes |
| NEEDS_REVIEW | no | no | yes | yes |
| DO_NOT_DISPATCH | either | no | no | no |
| any, blocked for a load | either | not to that load | as above | not that load |

\`meaning\` gives it for each carrier. \`reason\` names the rule by which it may not be assigned:

| Reason | Meaning |
|---|---|
| \`no_relationship\` | your organization has no relationship with it yet |
| \`needs_review\` | somebody has to review it first |
| \`do_not_dispatch\` | your organization does not give it freight |
| \`blocked_for_load\` | a broker blocked it for this load |
| \`requirements_missed\` | it misses what the load requires, and your organization lets that block |

\`misses\` names what a load requires and the carrier does not have. Certificates and insurance count to the end of their last
day; without one they count as valid. Beside its \`carrierRequirements\`, a load requires what follows from itself, which is
compared with \`hauling\` and \`refusedByCustomers\` of the carrier's profile:

| Requirement, and what of the load it follows from | Met by a carrier that |
|---|---|
| \`hazmat\`: goods with \`hazmatDetails.isHazmat\` | may haul hazardous goods |
| \`temperature\`: goods with a temperature, where it allows a reefer or names no trailer | brings a reefer |
| \`trailerType\`: other trailers that it allows, a mere tractor (\`POWER_ONLY\`) not among them | brings one of them |
| \`haulsInUS\`, \`haulsInMX\`, \`haulsInCA\`: a stop in that country | hauls there |
| \`customerApproval\`: its \`externalCustomerId\` or \`customerName\` | does not have that customer in \`refusedByCustomers\` |

Where nobody said what a carrier may haul or brings, \`hazmat\` and \`temperature\` are \`not_known\`, which never blocks and is no
warning; nothing else of it is asked about then.

| Miss | Meaning |
|---|---|
| \`not_held\` | it has shown other certificates and not this one, or is known not to have it |
| expired | what is on record has expired, on the day \`since\` |
| \`not_known\` | nobody said whether it has it |
| \`too_low\` | the insurance covers less than is asked for |
| \`other_currency\` | the insurance is in another currency than is asked for, so the two cannot be compared |
`.trim();

/** How numbers are compared, said once for the upsert and the import. */
const comparing = `Numbers are compared without what people write around them: \`USDOT\`, \`DOT\`, \`MC\` and \`MX\` (each in its own
field), \`#\`, spaces, dashes and leading zeros; an RFC loses spaces and dashes only and keeps \`&\` and \`Ñ\`. Case does not matter.
SAT's general RFCs (\`XAXX010101000\`, \`XEXX010101000\`) and whatever has no digit but zeros (\`N/A\`, \`MC PENDING\`, \`000000\`)
count as absent.`;

export const upsertDescription = `
Creates or updates carrier relationships from your TMS.
Each item names a carrier and says what it is to your organization. The answer has the order and length of the request: the
relationship as it is now, or \`null\` where no single carrier was found. Carriers themselves are not created here; see
\`/carriers/import\`.

### Carrier identification

${comparing}

| You send | What happens |
|---|---|
| at least one regulatory number | the carrier that has one of them. Your own ids identify nobody then: they are assigned to it |
| only your own ids | the carrier that your organization calls so |
| identifiers of different carriers | \`null\`, never a guess; \`candidates\` of the warning names them. The portal lists it under the carriers' conflicts, once however often it is sent |
| identifiers nobody has | \`null\` as well |

An id of yours belongs to one carrier: assigned to another, it moves, and both items are warned of it. \`carrierExternalId\` goes before \`carrier.externalId\`; \`null\` takes it
away. \`warnings\` says of each \`null\` why it is one, at a \`path\` such as \`carrierRelationships[3]\`. Where
a number contradicts the carrier's record, the relationship is written all the same and the portal lists the contradiction.

### Stored values

A new relationship has your organization's default status (\`ACTIVE\` unless an admin changed it) and is \`NOT_ONBOARDED\`, unless
you say otherwise. Of one that exists, what you leave out stays. Items count one after the other: where the same carrier comes
twice, the later one wins and both positions show how it ends. A batch is stored as a whole or not at all.

${meaningDescription}
`.trim();

export const importDescription = `
Adds carriers to those your organization knows, with contacts, certificates and insurance, and with a relationship where a row
has \`status\`, \`onboardingStatus\` or \`externalId\`. A carrier's identity (name, regulatory numbers, SCAC) is shared by all
organizations, so an import adds a new one but never changes one: a difference becomes a conflict for somebody to look at.

${comparing}

A row is matched as in \`/carrier-relationships/upsert\`. Where nobody has the carrier on record, a name and one number are needed.
\`problems\` says what is odd about a row. A number of unusual form is a warning, nothing more.

| Problem | Meaning |
|---|---|
| \`unusual_format\` | the number is not written as such numbers are; it was taken as it is |
| \`suffix_left_out\` | what stands behind the number was left out: no letter of the federal register, or not behind the US DOT number, whose letters are kept in \`dotSuffixes\` of the profile |
| \`read_as_mx\` | the MX number in \`mcNumber\` was read as \`mxNumber\` |
| \`external_id_moved\` | \`externalId\` now means another carrier than before: this row took it over, or a later row took it from this one |
| \`identity_differs\` | the identity on record differs and stays; the rest of the row was imported |
| \`different_carriers\` | the identifiers are of different carriers; the row was not imported |
| \`name_needed\` | a new carrier needs a name; the row was not imported |
| \`number_needed\` | a new carrier needs a regulatory number; the row was not imported |
`.trim();
