import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type * as z from "zod";
import { call } from "@/lib/browser/call";
import type { Endpoint } from "@/lib/core/endpoint";
import type {
  listDirectoryChangesEndpoint,
  previewMappingEndpoint,
  undoDirectoryChangeEndpoint,
} from "@/lib/directory/contract/history";
import type { updateTeamsByEmailEndpoint, updateUsersByEmailEndpoint } from "@/lib/directory/contract/mapping";
import type { createTeamEndpoint, listTeamsEndpoint, updateTeamEndpoint } from "@/lib/directory/contract/teams";
import type {
  inviteUserEndpoint,
  listInvitationsEndpoint,
  listUsersEndpoint,
  revokeInvitationEndpoint,
  updateUserEndpoint,
} from "@/lib/directory/contract/users";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const directoryOperations = {
  mapUsers: at<typeof updateUsersByEmailEndpoint>("/users/updateByEmail"),
  mapTeams: at<typeof updateTeamsByEmailEndpoint>("/teams/updateByEmail"),
  preview: at<typeof previewMappingEndpoint>("/directory/preview"),
  history: at<typeof listDirectoryChangesEndpoint>("/directory/history"),
  undo: at<typeof undoDirectoryChangeEndpoint>("/directory/undo"),
  listUsers: at<typeof listUsersEndpoint>("/users/list"),
  updateUser: at<typeof updateUserEndpoint>("/users/update"),
  inviteUser: at<typeof inviteUserEndpoint>("/users/invite"),
  listInvitations: at<typeof listInvitationsEndpoint>("/invitations/list"),
  revokeInvitation: at<typeof revokeInvitationEndpoint>("/invitations/revoke"),
  listTeams: at<typeof listTeamsEndpoint>("/teams/list"),
  createTeam: at<typeof createTeamEndpoint>("/teams/create"),
  updateTeam: at<typeof updateTeamEndpoint>("/teams/update"),
};

const directoryPageSize = 200;
const all = ["directory"] as const;

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** All items of a list, page by page: a directory is searched and chosen from as a whole. */
export async function everyPage<Item>(read: (page: { limit: number; cursor?: string }) => Promise<Page<Item>>) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: directoryPageSize, cursor });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

export const directoryQueries = {
  all,

  /** By name. */
  users: () =>
    queryOptions({
      queryKey: [...all, "users"],
      queryFn: ({ signal }) => everyPage((page) => call(directoryOperations.listUsers, page, signal)),
    }),

  /** By name. */
  teams: () =>
    queryOptions({
      queryKey: [...all, "teams"],
      queryFn: ({ signal }) => everyPage((page) => call(directoryOperations.listTeams, page, signal)),
    }),

  /** Newest first. */
  invitations: () =>
    queryOptions({
      queryKey: [...all, "invitations"],
      queryFn: ({ signal }) => everyPage((page) => call(directoryOperations.listInvitations, page, signal)),
    }),

  /** Newest first. */
  history: () =>
    infiniteQueryOptions({
      queryKey: [...all, "history"],
      queryFn: ({ pageParam, signal }) =>
        call(directoryOperations.history, { limit: 20, cursor: pageParam || undefined }, signal),
      initialPageParam: "",
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
};

/** Writes. `adopt` shows the answer at once; the lists on screen follow. */
function useWrite<Request extends z.ZodObject, Response extends z.ZodObject>(
  operation: Pick<Endpoint<Request, Response>, "path" | "request" | "response">,
  adopt?: (cache: QueryClient, answer: z.output<Response>) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (request: z.input<Request>) => call(operation, request),
    onSuccess: (answer) => {
      adopt?.(cache, answer);
      cache.invalidateQueries({ queryKey: all });
    },
  });
}

const withChanged = <Item extends { id: string }>(items: Item[] | undefined, changed: Item) =>
  items?.map((item) => (item.id === changed.id ? changed : item));

export const useUpdateUser = () =>
  useWrite(directoryOperations.updateUser, (cache, { user }) =>
    cache.setQueryData(directoryQueries.users().queryKey, (users) => withChanged(users, user)),
  );
export const useUpdateTeam = () =>
  useWrite(directoryOperations.updateTeam, (cache, { team }) =>
    cache.setQueryData(directoryQueries.teams().queryKey, (teams) => withChanged(teams, team)),
  );
export const useInviteUser = () => useWrite(directoryOperations.inviteUser);
export const useRevokeInvitation = () => useWrite(directoryOperations.revokeInvitation);
export const useCreateTeam = () => useWrite(directoryOperations.createTeam);
export const useUndoDirectoryChange = () => useWrite(directoryOperations.undo);
