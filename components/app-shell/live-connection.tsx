"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { isConcerned } from "@/components/app-shell/concerned-queries";
import { useSession } from "@/components/app-shell/session-provider";
import { makeFollower } from "@/lib/browser/follow-changes";
import { useLiveConnection, useLiveEvents } from "@/lib/browser/live-events";
import { changeKinds } from "@/lib/core/live-change";

/**
 * Connects the portal to what happens elsewhere, for as long as it is open, with what listens on every page. `readAt`
 * is when the server read the page.
 */
export function LiveConnection({ readAt, children }: { readAt: number; children: ReactNode }) {
  const { userId } = useSession();
  const [isReady, setIsReady] = useState(false);
  useFollowedChanges();
  useLiveConnection(userId, readAt);
  // After the page is there: nobody waits for a bell.
  useEffect(() => setIsReady(true), []);
  return <Suspense fallback={null}>{isReady && children}</Suspense>;
}

const everything = changeKinds.map((kind) => ({ kind }));

/** Whatever is on screen follows what others store: in this one place, for every page. */
function useFollowedChanges() {
  const queryClient = useQueryClient();
  const { refresh } = useRouter();
  const follower = useRef<ReturnType<typeof makeFollower>>(undefined);
  useEffect(() => {
    const made = makeFollower(queryClient, isConcerned);
    follower.current = made;
    return made.stop;
  }, [queryClient]);
  useLiveEvents({
    onChanges: (changes) => {
      follower.current?.take(changes);
      // They come with the page, not by a query of its own.
      if (changes.some(({ kind }) => kind === "exchange-rates")) refresh();
    },
    onFresh: () => follower.current?.take(everything),
  });
}
