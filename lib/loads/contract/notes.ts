import { defineEndpoint } from "@/lib/core/endpoint";
import {
  AddLoadNoteRequest,
  AddLoadNoteResponse,
  ListLoadNotesRequest,
  ListLoadNotesResponse,
  RemoveLoadNoteRequest,
  RemoveLoadNoteResponse,
} from "@/lib/loads/schema/notes";

const shared = { tag: "Loads", callers: ["apiKey", "user"] } as const;
const read = { ...shared, scope: "loads:read", role: "VIEWER", writes: false } as const;
const write = { ...shared, scope: "loads:write", role: "BROKER", writes: true } as const;

const note = {
  id: "note_019a9c5e-5555-7aaa-8bbb-0123456789ab",
  text: "The customer wants a call before the truck leaves Laredo.",
  by: { type: "user" as const, id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  at: "2026-11-20T09:30:00.123Z",
};

export const addLoadNoteEndpoint = defineEndpoint({
  ...write,
  path: "/load-notes/add",
  operationId: "addLoadNote",
  summary: "New load note",
  description: `A note says who made it and when. It is for your own people: no carrier sees it, on no page, in no event and by no link. It
does not change the load's version.`,
  request: AddLoadNoteRequest,
  response: AddLoadNoteResponse,
  examples: [{ name: "On a load of yours", request: { externalId: "TMS-10234", text: note.text }, response: { note } }],
});

export const listLoadNotesEndpoint = defineEndpoint({
  ...read,
  path: "/load-notes/list",
  operationId: "listLoadNotes",
  summary: "Load note list",
  description: "Lists the notes on a load, newest first.",
  request: ListLoadNotesRequest,
  response: ListLoadNotesResponse,
  examples: [
    { name: "Of one load", request: { externalId: "TMS-10234" }, response: { items: [note], nextCursor: null } },
  ],
});

export const removeLoadNoteEndpoint = defineEndpoint({
  ...write,
  mayMiss: true,
  path: "/load-notes/remove",
  operationId: "removeLoadNote",
  summary: "Load note removal",
  description: "Who made the note may remove it, and admins. A note that is gone already is 404.",
  request: RemoveLoadNoteRequest,
  response: RemoveLoadNoteResponse,
  examples: [{ name: "One's own", request: { noteId: note.id }, response: {} }],
});
