"use client";

import { type ComponentType, lazy } from "react";
import { firstUse } from "@/components/app-shell/first-use";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { ErrorState } from "@/components/ui/error-state";
import { CallError } from "@/lib/browser/api";

/** A part that the server draws with the page and whose program comes later: it listens once that is there. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Part = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: it is made once, when the code comes.
    const ListeningPart = (props: Props) => (
      <>
        <Part {...props} />
        <ReplayEarlyInput />
      </>
    );
    return { default: ListeningPart };
  });

/** Such a part that most visits leave alone, a form for one: its program comes with the first use of the page. */
export const lateUntilUsed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late(() => firstUse().then(load));

const NotFetched = () => <ErrorState error={new CallError(0, { code: "unreachable" })} />;

/** Code that comes when it is needed. If it does not come, the page stays with all that was typed. */
export const orNotFetched =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (): Promise<ComponentType<Props>> =>
    load().catch(() => NotFetched);
