import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openapiDocument } from "@/lib/http/openapi/document";
import { endpoints } from "@/lib/operations";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const packageOf = (file: string, name: string) => path.join(file.slice(0, file.lastIndexOf(`/${name}/`)), name);
const asScript = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

// TypeScript 7 has no API for programs: the generator is given the compiler of `@ts-morph/common`, which has.
const olderCompiler = `
  import { createRequire } from "node:module";
  export default createRequire(${JSON.stringify(import.meta.url)})("@ts-morph/common").ts;`;
const loader = `
  export const resolve = (name, context, next) =>
    name === "typescript" ? { url: ${JSON.stringify(asScript(olderCompiler))}, shortCircuit: true } : next(name, context);`;
const withOlderCompiler = asScript(`
  import { register } from "node:module";
  register(${JSON.stringify(asScript(loader))});`);

const document = openapiDocument();

/** A client's code: every documented request of every operation, as the generated types want it, and each webhook. */
const clientCode = () =>
  [
    `import type { components, operations } from "./api";`,
    `type RequestOf<Name extends keyof operations> = operations[Name] extends {`,
    `  requestBody: { content: { "application/json": infer Request } } } ? Request : never;`,
    ...endpoints.flatMap(({ operationId, examples }) =>
      examples.map(
        ({ request }, index) =>
          `export const ${operationId}${index}: RequestOf<"${operationId}"> = ${JSON.stringify(request)};`,
      ),
    ),
    `export function counterOf(event: components["schemas"]["WebhookEvent"]) {`,
    `  if (event.type === "webhook.test") return undefined;`,
    `  const submitted: components["schemas"]["BidSubmittedEvent"] | undefined =`,
    `    event.type === "bid.submitted" ? event : undefined;`,
    `  return submitted ? undefined : event.data.bid.counter?.amount.amount;`,
    `}`,
    `export function isKnown({ code }: components["schemas"]["Warning"]) {`,
    `  // @ts-expect-error no warning has this code`,
    `  if (code === "no_such_code") return false;`,
    `  return code === "unknown_field";`,
    `}`,
  ].join("\n");

test("a client that openapi-typescript generates takes every documented request, and tells events and codes apart", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "client-"));
  try {
    const [description, types] = [path.join(folder, "openapi.json"), path.join(folder, "api.ts")];
    await writeFile(description, JSON.stringify(document));
    await writeFile(path.join(folder, "client.ts"), clientCode());
    const generator = path.join(packageOf(resolve("openapi-typescript"), "openapi-typescript"), "bin/cli.js");
    await run(process.execPath, ["--import", withOlderCompiler, generator, description, "-o", types]);
    const compiler = path.join(packageOf(resolve("typescript"), "typescript"), "bin/tsc");
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--types", "", "--ignoreConfig"];
    const compiled = run(process.execPath, [compiler, ...options, path.join(folder, "client.ts")], { cwd: folder });
    expect(
      await compiled.then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      ),
    ).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});
