"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A part that no page needs at first: its code comes when it is shown, or before by `fetch`. Where it cannot be fetched
 * the page stays as it is, without the part, until there is a connection again; React's own `lazy` would take it down.
 * @param meanwhile stands there until the code has come
 */
export function whenFetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  let fetched: ComponentType<Props> | undefined;
  /** @throws what keeps the code from coming; may be tried again */
  const fetch = async () => {
    fetched ??= await load();
    return fetched;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once, with its module.
  function WhenFetched(props: Props) {
    const [Part, setPart] = useState(() => fetched);
    useEffect(() => {
      const show = () =>
        fetch().then(
          (found) => setPart(() => found),
          () => undefined,
        );
      show();
      window.addEventListener("online", show);
      return () => window.removeEventListener("online", show);
    }, []);
    return Part ? <Part {...props} /> : meanwhile;
  }
  return Object.assign(WhenFetched, { fetch });
}
