const here = "http://here.invalid";

/** The page to go to after sign-in: a path of this site as it was asked for, anything else becomes the start page. */
export function safeNext(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return "/";
  if (!URL.canParse(asked, here)) return "/";
  const url = new URL(asked, here);
  const isPage =
    url.origin === here && !url.pathname.startsWith("//") && !/^\/(api|sign-in|setup)(\/|$)/.test(url.pathname);
  return isPage ? url.pathname + url.search + url.hash : "/";
}
