import type { APIRequestContext, Page, Response } from "@playwright/test";

/**
 * The most kilobytes of scripts that a page may load, compressed with gzip: those that it names, and all that it has
 * fetched when it rests after its first use. The first line that fits counts.
 */
const budgets: readonly { pages: RegExp; named: number; fetched: number }[] = [
  { pages: /^\/sign-in/, named: 155, fetched: 180 },
  { pages: /^\/(setup|invite)/, named: 180, fetched: 180 },
  { pages: /^\/(forgot|reset)-password/, named: 155, fetched: 182 },
  { pages: /^\/(offers|onboarding)\//, named: 212, fetched: 218 },
  { pages: /^\/loads\/(new|import)$/, named: 290, fetched: 447 },
  { pages: /^\/loads\/[^/]+$/, named: 290, fetched: 360 },
  { pages: /^\//, named: 265, fetched: 330 },
];

const isScript = (address: string) => /\/_next\/static\/.+\.js$/.test(address);

/** Without what only a browser fetches that knows no modules. */
const namedIn = (html: string) => {
  const legacy = html.match(/<script[^>]*noModule[^>]*>/i)?.[0] ?? "";
  const names = new Set(html.match(/(?<=\/)static\/chunks\/[\w.~-]+\.js/g));
  return [...names].filter((name) => !legacy.includes(name)).map((name) => `/_next/${name}`);
};

const weights = new Map<string, Promise<number>>();

async function weigh(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { "accept-encoding": "gzip" } });
  return Number(response.headers()["content-length"]);
}

async function kilobytes(request: APIRequestContext, addresses: Iterable<string>) {
  let bytes = 0;
  for (const address of addresses) {
    const weight = weights.get(address) ?? weigh(request, address);
    weights.set(address, weight);
    bytes += await weight;
  }
  return bytes / 1000;
}

/** Notes which scripts a page fetches from now on. */
export function watchScripts(page: Page, request: APIRequestContext) {
  const fetched = new Set<string>();
  page.on("request", (it) => {
    const { pathname } = new URL(it.url());
    if (isScript(pathname)) fetched.add(pathname);
  });
  return {
    /** Where the page that answered is over its budget, in words. */
    async overBudget(response: Response | null) {
      if (!response) return [];
      const { pathname } = new URL(response.url());
      const budget = budgets.find(({ pages }) => pages.test(pathname));
      const named = await kilobytes(request, namedIn(await response.text()));
      const all = await kilobytes(request, fetched);
      const figures = { named, fetched: Math.max(named, all) };
      return (["named", "fetched"] as const)
        .filter((kind) => !(figures[kind] <= (budget?.[kind] ?? 0)))
        .map((kind) => `${pathname}: ${figures[kind].toFixed(1)} kB of scripts ${kind}, at most ${budget?.[kind]}`);
    },
  };
}
