import type * as z from "zod";
import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import {
  BlockCarrierRequest,
  BlockedCarriersResponse,
  blockedCarriersMax,
  CheckCarrierRequest,
  CheckCarrierResponse,
  CountLoadsByOwnerRequest,
  CountLoadsByOwnerResponse,
  PinFieldRequest,
  PinFieldResponse,
  pinsMax,
  ReassignLoadsRequest,
  ReassignLoadsResponse,
  UnblockCarrierRequest,
} from "@/lib/loads/schema/decisions";
import type { LoadReference } from "@/lib/loads/schema/operations";

const shared = { tag: "Loads", callers: ["apiKey", "user"] } as const;
const read = { ...shared, scope: "loads:read", role: "VIEWER", writes: false } as const;
const write = { ...shared, scope: "loads:write", role: "BROKER", writes: true } as const;

const oneLoad = ({ id, externalId }: z.output<typeof LoadReference>) => id ?? externalId;

const loadAndCarrier = { id: exampleLoad.id, carrierId: "carrier_019a9c5e-3333-7aaa-8bbb-0123456789ab" };
const block = {
  carrierId: loadAndCarrier.carrierId,
  displayName: "Transportes Águila del Norte",
  note: "The customer does not want them at this dock.",
  by: { type: "user" as const, id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  at: "2026-11-20T09:30:00.123Z",
};

export const blockCarrierEndpoint = defineEndpoint({
  ...write,
  mayConflict: true,
  writesOne: oneLoad,
  path: "/loads/block-carrier",
  operationId: "blockLoadCarrier",
  summary: "Carrier block for a load",
  description: `A blocked carrier may not be assigned to the load, whatever its relationship, and does not see it. The carrier that is
assigned cannot be blocked (409): release it first. A load has at most ${blockedCarriersMax}. A block changes the load's version.`,
  request: BlockCarrierRequest,
  response: BlockedCarriersResponse,
  examples: [
    {
      name: "With a note",
      request: { ...loadAndCarrier, note: block.note },
      response: { blockedCarriers: [block], version: 15 },
    },
  ],
});

export const unblockCarrierEndpoint = defineEndpoint({
  ...write,
  writesOne: oneLoad,
  path: "/loads/unblock-carrier",
  operationId: "unblockLoadCarrier",
  summary: "Carrier block removal",
  description:
    "Lets a blocked carrier have the load again. A carrier that is not blocked for the load changes nothing.",
  request: UnblockCarrierRequest,
  response: BlockedCarriersResponse,
  examples: [{ name: "The only one", request: loadAndCarrier, response: { blockedCarriers: [], version: 16 } }],
});

export const checkCarrierEndpoint = defineEndpoint({
  ...read,
  path: "/loads/carrier-check",
  operationId: "checkLoadCarrier",
  summary: "Carrier check for a load",
  description: `Says whether a carrier may be assigned to a load, and why not.
What a sync that names the carrier now would find: your relationship with it, blocks of this load, and what the
load requires against what the carrier has today.

| Miss | Meaning |
|---|---|
| \`not_held\` | the carrier has other certificates on record, and none of the kind |
| expired | it is on record, and its last day, \`since\`, is over |
| \`not_known\` | nothing of the kind is on record, and nobody said that there is none |
| \`too_low\` | the cargo insurance covers less than \`minCargoInsurance\` |
| \`other_currency\` | the cargo insurance is in another currency, so the two are not compared |`,
  request: CheckCarrierRequest,
  response: CheckCarrierResponse,
  examples: [
    {
      name: "By its DOT number, of a load by your id",
      request: { externalId: exampleLoad.externalId, carrier: { dotNumber: "9900007" } },
      response: { meaning: { assignable: true, offersOnboardingLink: true, seesFreight: true, misses: [] } },
    },
    {
      name: "An active carrier without CTPAT",
      request: loadAndCarrier,
      response: {
        meaning: {
          assignable: true,
          offersOnboardingLink: false,
          seesFreight: true,
          misses: [{ requirement: "ctpatCertified", miss: "not_held" }],
        },
      },
    },
  ],
});

export const countLoadsByOwnerEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/loads/count-by-owner",
  operationId: "countLoadsByOwner",
  summary: "Load counts by owner",
  description: `Says how many loads users and teams cover, for each id asked for, also for one that nobody has yet: a
load may name its owner before you do.`,
  request: CountLoadsByOwnerRequest,
  response: CountLoadsByOwnerResponse,
  examples: [
    {
      name: "A user and a team",
      request: { userExternalIds: ["U-104"], teamExternalIds: ["T-LRD"] },
      response: { users: [{ externalId: "U-104", count: 38 }], teams: [{ externalId: "T-LRD", count: 212 }] },
    },
  ],
});

export const reassignLoadsEndpoint = defineEndpoint({
  ...write,
  path: "/loads/reassign",
  operationId: "reassignLoads",
  summary: "Load reassignment",
  description: `Gives loads to another user or team.
Each load is changed by itself, with an entry in its history; the others go on when one cannot be. To take it back, give
each load its \`before\` again, with what you set as \`ifOwners\`: a load that somebody else gave away meanwhile stays theirs.

A signed-in user chooses among the users and teams that have an \`externalId\`; another one is 422 \`unknown_owner\`, unless one of
the loads had it before. For a key it is stored with a warning, as by \`/loads/sync\`, and an owner that a broker pinned stays.`,
  request: ReassignLoadsRequest,
  response: ReassignLoadsResponse,
  examples: [
    {
      name: "To a user, without a team",
      request: { ids: [exampleLoad.id], externalOwnerCoverageUserId: "U-104", externalOwnerCoverageTeamId: null },
      response: {
        results: [
          {
            id: exampleLoad.id,
            outcome: "CHANGED",
            version: 15,
            before: { externalOwnerCoverageUserId: null, externalOwnerCoverageTeamId: "T-LRD" },
          },
        ],
      },
    },
  ],
});

export const pinFieldEndpoint = defineEndpoint({
  ...write,
  callers: ["user"],
  scope: undefined,
  writesOne: oneLoad,
  path: "/loads/pin",
  operationId: "pinLoadField",
  summary: "Field pin",
  description: `Holds a field's value against the TMS, or lets it go again.
Pinning an object or a list holds all that is in it; a pinned stop stays pinned when stops move. A pin changes the load's
version. A load has at most ${pinsMax}; the one after that lets the oldest go.`,
  request: PinFieldRequest,
  response: PinFieldResponse,
  examples: [
    {
      name: "Pin the status",
      request: { id: exampleLoad.id, path: "load.status", pinned: true },
      response: { pinnedPaths: ["load.status"], version: 15 },
    },
  ],
});
