import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { circlesOf, upwardArrows } from "@/lib/testing/import-graph";

const layers = ["core", "vocabulary", "server", "http", "browser", "i18n", "testing"];
const roles = ["schema", "contract", "rules", "store", "operations", "queries"];

/** Who may import whom. A layer that is not named on the left may be imported by tests only. */
const mayImport: Record<string, string[]> = {
  core: ["core"],
  vocabulary: ["core", "vocabulary"],
  schema: ["core", "vocabulary", "schema"],
  contract: ["core", "schema", "contract"],
  rules: ["core", "vocabulary", "schema", "rules"],
  server: ["core", "server", "prisma"],
  store: ["core", "vocabulary", "server", "schema", "rules", "store", "prisma"],
  operation: ["core", "vocabulary", "server", "schema", "contract", "rules", "store", "operation", "i18n"],
  operations: ["server", "contract", "operation", "operations", "app-events"],
  "app-events": ["operation"],
  jobs: ["server", "operation", "app-events"],
  routes: ["core", "server", "schema", "operation", "operations", "http"],
  http: ["core", "vocabulary", "server", "operation", "operations", "http"],
  i18n: ["core", "i18n"],
  browser: ["core", "i18n", "browser"],
  queries: ["core", "schema", "browser", "queries"],
  components: ["core", "vocabulary", "schema", "contract", "rules", "queries", "browser", "i18n", "components"],
  app: ["core", "schema", "operation", "routes", "queries", "server", "http", "browser", "i18n", "components", "app"],
};

/** What a feature shows to other features. Rules are pure, so asking another's changes nothing; a store is its own. */
const shared = ["schema", "rules", "operation"];

/** better-auth is wrapped in one file that is no operation. */
const wrappers = ["lib/sessions/auth.ts"];

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const lineCount = (file: string) => read(file).trimEnd().split("\n").length;
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("lib/testing/");
const files = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`),
);
const sources = files.filter((file) => !isTest(file));

const parts = (file: string) => file.replace(/\.tsx?$/, "").split("/");
const featureOf = (file: string) => {
  const [top = "", name = "", rest] = parts(file);
  return top === "lib" && rest !== undefined && !layers.includes(name) ? name : undefined;
};

function layerOf(file: string) {
  const [top = "", name = "", role = ""] = parts(file);
  if (top !== "lib") return top;
  if (!featureOf(file)) return name;
  return roles.includes(role) ? role : "operation";
}

/** Components may name the type of an operation's answer, the client that of the endpoints: gone at run time. */
const withoutAnswerTypes = (file: string) =>
  ["components", "browser"].includes(layerOf(file)) ? read(file).replaceAll(/import type [^;]*;/g, "") : read(file);

function importsOf(file: string, text = withoutAnswerTypes(file)) {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g);
  return [...found].flatMap(([, name = ""]) => {
    if (name.startsWith("@/")) return [name.slice(2)];
    return name.startsWith(".") ? [path.join(path.dirname(file), name)] : [];
  });
}

const packagesOf = (file: string) =>
  [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^".@][^"]*|@[^/"][^"]*)"/g)].map(([, name = ""]) => name);

const isAllowed = (file: string, imported: string) => {
  const [from, to] = [featureOf(file), featureOf(imported)];
  // Only lib/operations.ts joins the tables: with it, reactions to changes are loaded too.
  if (to && layerOf(imported) === "operations") return file === "lib/operations.ts";
  const isForeign = from !== undefined && to !== undefined && from !== to;
  return mayImport[layerOf(file)]?.includes(layerOf(imported)) && (!isForeign || shared.includes(layerOf(imported)));
};

describe("imports", () => {
  test("go only where the table lets them", () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !/\.(css|json)$/.test(imported) && !isAllowed(file, imported))
        .map((imported) => `${file} → ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  test("between features have no circle", () => {
    const arrows = sources.flatMap((file) =>
      importsOf(file).flatMap((imported) => {
        const [from, to] = [featureOf(file), featureOf(imported)];
        return from && to ? [{ from, to, file }] : [];
      }),
    );
    expect(circlesOf(arrows)).toEqual([]);
  });

  test("of HTTP and of the database stay in their one place", () => {
    const wrong = sources.flatMap((file) =>
      packagesOf(file)
        .filter((name) => {
          if (name === "next/server") return layerOf(file) !== "http";
          if (name === "pg" || name.startsWith("@prisma/")) return layerOf(file) !== "server";
          return name.startsWith("better-auth") && featureOf(file) !== "sessions";
        })
        .map((name) => `${file} → ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("of the environment are read in one place", () => {
    const reading = sources.filter((file) => /^(app|lib)\//.test(file) && /\bprocess\.env\b/.test(read(file)));
    expect(reading).toEqual(["lib/server/env.ts"]);
  });

  test("rules are pure: they neither wait nor look at a clock or a die", () => {
    const impure = /\bawait\b|new Date\(\)|Date\.now\(|Math\.random\(/;
    expect(sources.filter((file) => layerOf(file) === "rules" && impure.test(read(file)))).toEqual([]);
  });

  test("what ticks in a feature is a job, and no code but the entry points starts jobs", () => {
    const jobs = importsOf("lib/jobs.ts").map((name) => `${name}.ts`);
    const ticking = sources.filter((file) => featureOf(file) && /\bsetInterval\(/.test(read(file)));
    expect(ticking.filter((file) => !jobs.includes(file))).toEqual([]);
    const starting = sources.filter((file) => /\b(?:startJobs|periodically)\(/.test(read(file)));
    expect(starting.sort()).toEqual(["lib/jobs.ts", "lib/server/jobs.ts"]);
  });

  test("features know no request and no response of HTTP", () => {
    const speaksHttp = /new Response\(|Response\.json\(|NextRe(quest|sponse)|\bIncomingMessage\b/;
    expect(sources.filter((file) => featureOf(file) && speaksHttp.test(read(file)))).toEqual([]);
  });
});

describe("components", () => {
  /** From the lowest; what stands in no layer is a feature. */
  const componentLayers = [["ui"], ["form", "charts", "map", "import"], ["app-shell"]];
  const folderOf = (file: string) => parts(file)[1] ?? "";
  const arrows = sources
    .filter((file) => file.startsWith("components/"))
    .flatMap((file) =>
      importsOf(file, read(file))
        .filter((imported) => imported.startsWith("components/"))
        .map((imported) => ({ from: folderOf(file), to: folderOf(imported), file })),
    );

  test("have layers: no arrow leads upwards", () => {
    expect(upwardArrows(arrows, componentLayers)).toEqual([]);
  });

  test("of features have no circle: a panel of another feature comes as a slot from the page in app/", () => {
    expect(circlesOf(arrows)).toEqual([]);
  });

  test("of the lowest layers know no freight", () => {
    const lowest = sources.filter((file) => /^components\/(ui|charts)\//.test(file));
    const freight = lowest.flatMap((file) =>
      importsOf(file)
        .filter((imported) => featureOf(imported))
        .map((imported) => `${file} → ${imported}`),
    );
    expect(freight).toEqual([]);
  });
});

describe("operations", () => {
  test("are in exactly one table: each endpoint of a contract in that of its feature", () => {
    const declared = sources
      .filter((file) => layerOf(file) === "contract")
      .flatMap((file) =>
        [...read(file).matchAll(/export const (\w+) = defineEndpoint\(/g)].map(
          ([, name = ""]) => `${featureOf(file)} ${name}`,
        ),
      );
    const listed = sources
      .filter((file) => featureOf(file) && layerOf(file) === "operations")
      .flatMap((file) =>
        [...read(file).matchAll(/\boperation\((\w+),/g)].map(([, name = ""]) => `${featureOf(file)} ${name}`),
      );
    expect(listed.sort()).toEqual(declared.sort());
  });

  test("are all joined in one table, which the routes serve", async () => {
    const [{ operations }, { routeAt }] = [await import("@/lib/operations"), await import("@/lib/routes")];
    const listed = sources
      .filter((file) => featureOf(file) && layerOf(file) === "operations")
      .flatMap((file) => [...read(file).matchAll(/\boperation\(/g)]);
    expect(operations).toHaveLength(listed.length);
    expect(operations.filter(({ endpoint }) => !routeAt(`/api${endpoint.path}`))).toEqual([]);
  });

  test("are served by one adapter to Next: a route file only hands over", () => {
    const handlers = sources.filter((file) => /^app\/.*route\.tsx?$/.test(file));
    expect(handlers.filter((file) => importsOf(file).join() !== "lib/http/next-route,lib/routes")).toEqual([]);
  });
});

describe("files", () => {
  test("have names that say something, in kebab-case", () => {
    const vague = /^(utils?|helpers?|types?|constants?|index|misc|common)$/;
    const named = files.map((file) => path.basename(file).replace(/(\.fuzz)?(\.test)?\.tsx?$/, ""));
    expect(
      named.filter((name) => vague.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.config|\.values)?$/.test(name)),
    ).toEqual([]);
  });

  test("of a feature are roles, or operations named by a verb and a noun", () => {
    const operations = sources
      .filter((file) => !wrappers.includes(file))
      .filter((file) => featureOf(file) && layerOf(file) === "operation")
      .map((file) => parts(file).slice(2));
    expect(operations.filter(([name = "", ...inner]) => inner.length > 0 || !name.includes("-"))).toEqual([]);
  });

  test("of one role are one file or one folder, never both", () => {
    const asFile = new Set(sources.filter((file) => featureOf(file) && parts(file).length === 3));
    const isBoth = (file: string) => parts(file).length > 3 && asFile.has(`${parts(file).slice(0, 3).join("/")}.ts`);
    expect(sources.filter(isBoth)).toEqual([]);
  });

  test("have no date fields of the browser, which read a day as its own language does and not as the page's", () => {
    const native = /type="(?:date|datetime-local|time|month|week)"/;
    expect(sources.filter((file) => native.test(read(file)))).toEqual([]);
  });

  test("keep to 200 lines", () => {
    const long = sources.filter((file) => lineCount(file) > 200 && !/Long on purpose:/.test(read(file)));
    expect(long).toEqual([]);
  });
});
