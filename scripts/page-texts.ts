// Which texts the client components of each page show, by what the page imports; lazily or not.
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
export const pageTextsFile = path.join(root, "lib/i18n/page-texts.json");

type Source = { isClient: boolean; imports: string[]; names: string[] };
const sources = new Map<string, Source>();

const fileOf = (name: string) =>
  [`${name}.tsx`, `${name}.ts`].map((file) => path.join(root, file)).find((file) => fs.existsSync(file));

const named = /useTranslations\(\s*([^)]*?)\s*\)/g;

/** `useTranslations("bids.live")` needs `bids.live`; of a name that is put together, what is known of it. */
function nameIn(call: string, file: string): string {
  const name = /^["`]([\w.]+?)\.?(?:["`]|\$\{)/.exec(call)?.[1];
  if (name) return name;
  throw new Error(`${path.relative(root, file)}: useTranslations(${call}) does not say which texts it needs.`);
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = fs.readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, "");
  const source = {
    isClient: text.startsWith('"use client"'),
    imports: [...text.matchAll(/(?:from |import\()"@\/([^"]+)"/g)].flatMap(([, name = ""]) => fileOf(name) ?? []),
    names: [...text.matchAll(named)].map(([, call = ""]) => call),
  };
  sources.set(file, source);
  return source;
}

/** The names of the texts that the files and all they import show in the browser; none that another contains. */
function textsOf(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const needed = new Set<string>();
  const visit = (file: string, isInClient: boolean) => {
    const { isClient, imports, names } = sourceOf(file);
    const runsInClient = isInClient || isClient;
    const visited = `${runsInClient} ${file}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    if (runsInClient) for (const call of names) needed.add(nameIn(call, file));
    for (const next of imports) visit(next, runsInClient);
  };
  for (const file of files) visit(file, false);
  const isCovered = (name: string) => [...needed].some((other) => name.startsWith(`${other}.`));
  return [...needed].filter((name) => !isCovered(name)).sort();
}

/** Pages by their address; what stands around pages under the name of its layout, `/` and `(portal)`. */
export function pageTexts(): Record<string, string[]> {
  const files = fs.readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" }).sort();
  const inApp = (names: readonly string[]) => names.map((name) => path.join(root, "app", name));
  const pages = files.filter((file) => path.basename(file) === "page.tsx");
  const around = files.filter((file) => /(^|\/)(layout|error|not-found|loading)\.tsx$/.test(file));
  const addressOf = (page: string) => `/${path.dirname(page)}`.replaceAll(/\/\([^)]*\)/g, "") || "/";
  const entries = [
    ["layout", textsOf(inApp(around.filter((file) => !file.startsWith("(portal)"))))],
    ["(portal)/layout", textsOf(inApp(around.filter((file) => file.startsWith("(portal)"))))],
    ...pages.map((page) => [addressOf(page), textsOf(inApp([page]))]),
  ] satisfies (string | string[])[][];
  return Object.fromEntries(entries.filter(([, names]) => names && names.length > 0));
}
