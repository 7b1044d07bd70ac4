import * as z from "zod";
import type { Scope } from "@/lib/core/access";
import { defineEndpoint } from "@/lib/core/endpoint";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

/** An operation of no feature, to see what the pipeline does around any. */
export const endpoint = defineEndpoint({
  path: "/teams/rename",
  operationId: "renameTeam",
  summary: "",
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "directory:write",
  role: "BROKER",
  writes: true,
  maxBodyBytes: 200,
  request: z.object({ name: z.string().trim().max(20), ifVersion: z.int().min(1).optional() }),
  response: z.object({ name: z.string(), organizationId: z.string().optional() }),
  examples: [],
});
export type Run = Parameters<typeof serve<typeof endpoint.request, typeof endpoint.response>>[1];

export const echo: Run = async (ctx, { name }) => ({ name, organizationId: ctx.organizationId });

export const post = (headers: Parameters<typeof send>[1], body: unknown = { name: "North" }, run: Run = echo) =>
  send(serve(endpoint, run).POST, headers, body);

export async function aKey(scopes?: Scope[]) {
  const { organizationId, ctx, anApiKey } = await anOrganization();
  return { organizationId, ctx, headers: { "api-key": await anApiKey(scopes) } };
}
