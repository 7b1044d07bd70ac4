"use client";

import { type ComponentType, lazy } from "react";
import { HearEarly } from "@/components/app-shell/hear-early";
import { ErrorState } from "@/components/ui/error-state";
import { CallError } from "@/lib/browser/api";

/** A part that the server draws with the page and whose program comes later: it hears once that is there. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Part = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: it is made once, when the code comes.
    const HearingPart = (props: Props) => (
      <>
        <Part {...props} />
        <HearEarly />
      </>
    );
    return { default: HearingPart };
  });

const NotFetched = () => <ErrorState error={new CallError(0, { code: "unreachable" })} />;

/** Code that comes when it is needed. If it does not come, the page stays with all that was typed. */
export const orNotFetched =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (): Promise<ComponentType<Props>> =>
    load().catch(() => NotFetched);
