import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";
import {
  ListDirectoryChangesRequest,
  ListDirectoryChangesResponse,
  UndoDirectoryChangeRequest,
  UndoDirectoryChangeResponse,
} from "@/lib/directory/schema/history";
import { PreviewMappingRequest, PreviewMappingResponse } from "@/lib/directory/schema/mapping";

const administration = { tag: "Users and teams", callers: ["user"], role: "ADMIN" } as const;

export const previewMappingEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  maxBodyBytes: batchBodyBytesMax,
  path: "/directory/preview",
  operationId: "previewMapping",
  summary: "Id mapping preview",
  description: `Says what a mapping by e-mail would change. Nothing is stored. Judged as updateByEmail would judge it
now.`,
  request: PreviewMappingRequest,
  response: PreviewMappingResponse,
  examples: [
    {
      name: "One id for two, and an address with a slip",
      request: {
        kind: "USER",
        rows: [
          { email: "ana@example.com", externalId: "U-104" },
          { email: "raj@example.con", externalId: "U-105" },
          { email: "lee@example.com", externalId: "U-104" },
        ],
      },
      response: {
        rows: [
          {
            status: "CONFLICT",
            id: "user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de",
            name: "Ana Lucía Treviño",
            heldBy: "lee@example.com",
          },
          { status: "NOT_FOUND", suggestion: "raj@example.com" },
          {
            status: "CONFLICT",
            id: "user_019a9c5e-1f4d-7a01-9b3c-5d6e7f809a1b",
            name: "Lee Park",
            from: "U-9",
            heldBy: "ana@example.com",
          },
        ],
      },
    },
  ],
});

export const listDirectoryChangesEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  cost: "list",
  path: "/directory/history",
  operationId: "listDirectoryChanges",
  summary: "Directory change history",
  description: "Lists who changed users and teams, newest first.",
  request: ListDirectoryChangesRequest,
  response: ListDirectoryChangesResponse,
  examples: [
    {
      name: "The first page",
      request: { limit: 50 },
      response: {
        items: [
          {
            id: "change_019a9c5e-4b21-7f3a-8c9d-0e1f2a3b4c5d",
            at: "2026-11-20T09:30:00.123Z",
            operation: "MAPPED",
            actor: { type: "apiKey", id: "key_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815", name: "TMS production" },
            changes: [
              {
                kind: "USER",
                id: "user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de",
                email: "ana@example.com",
                name: "Ana Lucía Treviño",
                field: "externalId",
                before: null,
                after: "U-104",
              },
            ],
            changeCount: 1,
            canUndo: true,
          },
        ],
        nextCursor: null,
      },
    },
  ],
});

export const undoDirectoryChangeEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  mayMiss: true,
  mayConflict: true,
  path: "/directory/undo",
  operationId: "undoDirectoryChange",
  summary: "Id mapping undo",
  description: `Takes an assignment of ids back.
Restores the externalIds that are still as the change left them. What was changed since, or whose former id now belongs to
another, is left alone and counted in \`skipped\`. A change is undone once.`,
  request: UndoDirectoryChangeRequest,
  response: UndoDirectoryChangeResponse,
  examples: [
    {
      name: "A file that was pasted by mistake",
      request: { changeId: "change_019a9c5e-4b21-7f3a-8c9d-0e1f2a3b4c5d" },
      response: { restored: 41, skipped: 2 },
    },
  ],
});
