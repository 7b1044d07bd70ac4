"use client";

import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { LoadChoices } from "@/components/loads/list/list-request";
import type { CoverageOwners } from "@/lib/directory/find-owners";

type LoadsSurroundings = {
  now: Date;
  choices: LoadChoices;
  owners: CoverageOwners;
  /** The query of the address when the page came from the server. */
  search: string;
};

const LoadsContext = createContext<LoadsSurroundings | null>(null);

const minute = 60_000;

type LoadsProviderProps = Omit<LoadsSurroundings, "now"> & { startedAt: string; children: ReactNode };

/** What every part of the list needs: the present minute, the values to choose from, the names of owners. */
export function LoadsProvider({ startedAt, choices, owners, search, children }: LoadsProviderProps) {
  // The server's clock first, so that both sides print the same; from then on the browser's.
  const [now, setNow] = useState(() => new Date(startedAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return <LoadsContext value={{ now, choices, owners, search }}>{children}</LoadsContext>;
}

export function useLoadsSurroundings(): LoadsSurroundings {
  const surroundings = use(LoadsContext);
  if (!surroundings) throw new Error("Only inside the list of loads.");
  return surroundings;
}

export function useOwnerNames() {
  const { owners } = useLoadsSurroundings();
  const { userId } = useSession();
  return {
    /** Whether loads can be the viewer's own. */
    hasOwnId: owners.users.some(({ id, externalId }) => id === userId && externalId !== undefined),
    userName: (id: string) => owners.users.find(({ externalId }) => externalId === id)?.name ?? id,
    teamName: (id: string) => owners.teams.find(({ externalId }) => externalId === id)?.name ?? id,
  };
}
