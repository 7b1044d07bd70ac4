"use client";

import { createContext, type ReactNode, use } from "react";
import type { Role } from "@/lib/core/access";

export type ViewerSession = { userId: string; name: string; email: string; role: Role; organizationName: string };

const SessionContext = createContext<ViewerSession | null>(null);

export const SessionProvider = ({ session, children }: { session: ViewerSession; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

/** Who is signed in. Only inside the portal's layout. */
export function useSession(): ViewerSession {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession is for pages behind sign-in.");
  return session;
}
