import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";
import { UndoImportRequest, UndoImportResponse } from "@/lib/loads/schema/undo-import";

const undoMillisecondsMax = 60_000;

export const undoImportEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["user"],
  role: "BROKER",
  writes: true,
  maxBodyBytes: batchBodyBytesMax,
  millisecondsMax: undoMillisecondsMax,
  path: "/loads/undo-import",
  operationId: "undoImport",
  summary: "Import undo",
  description: `Takes back what a user's import or edit made of loads.
A load that \`/loads/import\` or \`/loads/edit\` changed gets its \`before\` again; one that an import created is cancelled, as loads are never
deleted. Each load is written by itself, as by \`/loads/save\` under the version at which that left it: one that somebody else
changed since then is CHANGED_SINCE and stays as it is, one that cannot be written is REFUSED, and the others are taken back. A
repeat changes nothing.`,
  request: UndoImportRequest,
  response: UndoImportResponse,
  examples: [
    {
      name: "A load that was changed and one that was created",
      request: {
        loads: [
          { externalId: "TMS-10234", version: 15, before: { customerName: "Frutas de Sonora", maxBuy: null } },
          { externalId: "TMS-10235", version: 1 },
        ],
      },
      response: {
        results: [
          { externalId: "TMS-10234", outcome: "UNDONE" },
          { externalId: "TMS-10235", outcome: "CHANGED_SINCE" },
        ],
      },
    },
  ],
});
