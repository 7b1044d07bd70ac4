import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";
import type { DirectoryKind, Mapping } from "@/lib/directory/schema/mapping";

const all = ["directory"] as const;

export const directoryQueries = {
  all,

  /** All of them, by name: a directory is searched and chosen from as a whole. */
  users: () =>
    queryOptions({
      queryKey: [...all, "users"],
      queryFn: ({ signal }) => everyPage((page) => api("/users/list", page, { signal })),
    }),

  /** By name. */
  teams: () =>
    queryOptions({
      queryKey: [...all, "teams"],
      queryFn: ({ signal }) => everyPage((page) => api("/teams/list", page, { signal })),
    }),

  /** Newest first. */
  invitations: () =>
    queryOptions({
      queryKey: [...all, "invitations"],
      queryFn: ({ signal }) => everyPage((page) => api("/invitations/list", page, { signal })),
    }),

  /** Newest first. */
  history: () =>
    infiniteQueryOptions({
      queryKey: [...all, "history"],
      queryFn: ({ pageParam, signal }) =>
        api("/directory/history", { limit: 20, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),
};

/** Gives users or teams, found by their e-mails, the ids of the TMS. @throws CallError */
export const sendMatches = (kind: DirectoryKind, pairs: Mapping[]) =>
  kind === "USER" ? api("/users/updateByEmail", { users: pairs }) : api("/teams/updateByEmail", { teams: pairs });

/** What would become of such rows, in their order; nothing is stored. @throws CallError */
export const fetchMatchPreview = (request: ApiRequest<"/directory/preview">, options: { signal: AbortSignal }) =>
  api("/directory/preview", request, options);

/** The changes made last, newest first. @throws CallError */
export const fetchNewestChanges = async (limit: number) => (await api("/directory/history", { limit })).items;

/** Changes what the user is called. @throws CallError */
export const updateProfile = (request: ApiRequest<"/profile/update">) => api("/profile/update", request);

/** Changes the e-mail of the user, or mails a link to it that does. @throws CallError */
export const changeEmail = (request: ApiRequest<"/profile/change-email">) => api("/profile/change-email", request);

/** All teams, by name. @throws CallError */
export const fetchTeams = () => everyPage((page) => api("/teams/list", page));

/** Takes back one change, as one of many: the screen is refreshed once for all. @throws CallError */
export const sendUndo = (changeId: string) => api("/directory/undo", { changeId });

/** The lists on screen are refetched in the background. */
const refresh = (queryClient: QueryClient) => void refreshes(all)(queryClient);

const withChanged = <Item extends { id: string }>(items: Item[] | undefined, changed: Item) =>
  items?.map((item) => (item.id === changed.id ? changed : item));

/** What an update answers is shown at once, before the lists are read again. */
export const directoryMutations = {
  updateUser: apiMutation("/users/update", {
    onSuccess: (queryClient, { user }) => {
      queryClient.setQueryData(directoryQueries.users().queryKey, (users) => withChanged(users, user));
      refresh(queryClient);
    },
  }),
  updateTeam: apiMutation("/teams/update", {
    onSuccess: (queryClient, { team }) => {
      queryClient.setQueryData(directoryQueries.teams().queryKey, (teams) => withChanged(teams, team));
      refresh(queryClient);
    },
  }),
  inviteUser: apiMutation("/users/invite", { onSuccess: refresh }),
  createPasswordResetLink: apiMutation("/users/password-reset-link", { onSuccess: refresh }),
  revokeInvitation: apiMutation("/invitations/revoke", { onSuccess: refresh }),
  createTeam: apiMutation("/teams/create", { onSuccess: refresh }),
  undoChange: apiMutation("/directory/undo", { onSuccess: refresh }),
};
