"use client";

import { Suspense } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import type { ContextPanelProps } from "@/components/loads/editor/context-panel";
import {
  ExistingLoad,
  type ExistingLoadProps,
  LoadEditor,
  type LoadEditorProps,
} from "@/components/loads/editor/load-editor";

const CrossingCard = late(
  orNotFetched(() => import("@/components/border-crossings/load-crossing-card").then((m) => m.LoadCrossingCard)),
);
const RateCard = late(orNotFetched(() => import("@/components/rates/desk/load-rate-card").then((m) => m.LoadRateCard)));
const PostingCard = late(
  orNotFetched(() => import("@/components/bidding/posting/posting-card").then((m) => m.PostingCard)),
);

/** Where the load crosses, what its lane pays and who bids on it, beside its form. */
const panels = ({ editor, loaded, carriers }: ContextPanelProps) => (
  <>
    <Suspense fallback={null}>
      <CrossingCard editor={editor} loaded={loaded} />
    </Suspense>
    <Suspense fallback={null}>
      <RateCard editor={editor} loaded={loaded} />
    </Suspense>
    <Suspense fallback={null}>
      <PostingCard loaded={loaded} carriers={carriers} isReader={editor.actions.blocked !== undefined} />
    </Suspense>
  </>
);

export const NewLoadEditor = (props: Omit<LoadEditorProps, "loaded" | "panels">) => (
  <LoadEditor {...props} panels={panels} />
);

export const ExistingLoadEditor = (props: Omit<ExistingLoadProps, "panels">) => (
  <ExistingLoad {...props} panels={panels} />
);
