import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/core/errors";
import { refuse } from "@/lib/http/answer-request";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";

/**
 * Sent with the page of the reference: gives a name and a state to the fields Scalar leaves without, lets the keyboard
 * scroll its wide examples, and shows how our keys begin where Scalar has a joke in Base64. Scalar draws as one
 * scrolls, so it looks again whenever something was drawn.
 */
const docsRepair = `
const repair = () => {
  for (const field of document.querySelectorAll("input[placeholder^=QUxM]")) field.placeholder = "fbk_live_…";
  for (const field of document.querySelectorAll("[data-placeholder^=QUxM]")) field.dataset.placeholder = "fbk_live_…";
  for (const field of document.querySelectorAll("[role=combobox]:not([aria-expanded])")) {
    field.setAttribute("aria-expanded", "false");
    if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", field.dataset.placeholder || "Value");
  }
  for (const code of document.querySelectorAll("code.custom-scroll:not([tabindex])")) code.setAttribute("tabindex", "0");
};
let isPlanned = false;
new MutationObserver(() => {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    repair();
  });
}).observe(document.body, { childList: true, subtree: true });
repair();
`;

const packages = path.join(process.cwd(), "node_modules");
const fonts: Record<string, string> = {
  "geist.woff2": "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  "geist-mono.woff2": "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
};

type PluginRoute = { url: string; handler: (request: object, reply: object) => unknown };

/**
 * Scalar's program for browsers. Of its packages only the plugin for Fastify carries it without 250 MB of parts it was
 * built from, and it hands it to a server: this one listens for that route alone.
 */
function scalarProgram() {
  return new Promise<string>((resolve, reject) => {
    const reply = { header: () => reply, send: resolve };
    const route = ({ url, handler }: PluginRoute) => url.endsWith("/scalar.js") && handler({}, reply);
    const server = { hasPlugin: () => false, log: console, route };
    import("@scalar/fastify-api-reference").then(({ default: plugin }) => {
      Reflect.apply(plugin, undefined, [server, { configuration: { url: "/api/openapi.json" } }, () => undefined]);
    }, reject);
  });
}

async function readScript() {
  const script = Buffer.from(await scalarProgram());
  return { script, version: createHash("sha256").update(script).digest("hex").slice(0, 12) };
}

let scalar: ReturnType<typeof readScript> | undefined;

/** The program that draws the reference, and the name of this version of it. */
export function scalarScript() {
  scalar ??= readScript();
  return scalar;
}

async function answerFile(request: HttpRequest): Promise<HttpResponse> {
  const name = request.path.split("/").at(-1) ?? "";
  const font = fonts[name];
  if (font) {
    const headers = { "content-type": "font/woff2", "cache-control": "public, max-age=86400" };
    return { status: 200, headers, body: new Uint8Array(await readFile(path.join(packages, font))) };
  }
  if (name === "repair.js") return program(docsRepair, "no-cache");
  if (name !== "scalar.js") return refuse(request, new AppError("not_found", "There is nothing at this address."));
  const { script, version } = await scalarScript();
  const isVersioned = new URLSearchParams(request.query).get("v") === version;
  return program(new Uint8Array(script), isVersioned ? "public, max-age=31536000, immutable" : "no-cache");
}

const program = (body: string | Uint8Array<ArrayBuffer>, cacheControl: string): HttpResponse => ({
  status: 200,
  headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": cacheControl },
  body,
});

/** What the page of the reference loads. */
export const docsFile: Route = { method: "GET", answer: answerFile };
