import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";

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
  revokeInvitation: apiMutation("/invitations/revoke", { onSuccess: refresh }),
  createTeam: apiMutation("/teams/create", { onSuccess: refresh }),
  undoChange: apiMutation("/directory/undo", { onSuccess: refresh }),
};
