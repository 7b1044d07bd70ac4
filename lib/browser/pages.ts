import { pageSizeMax } from "@/lib/core/protocol.values";

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** How an infinite query goes through a list of the API; its first page has no cursor. */
export const cursorPages = {
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

/** All items of a list, page by page, or those of its first `pagesMax` pages. */
export async function everyPage<Item>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  { pagesMax = Number.POSITIVE_INFINITY, onProgress }: { pagesMax?: number; onProgress?: (done: number) => void } = {},
) {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax; pages++) {
    const page = await read({ limit: pageSizeMax, cursor });
    items.push(...page.items);
    onProgress?.(items.length);
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  return items;
}
