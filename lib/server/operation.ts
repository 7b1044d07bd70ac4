import type * as z from "zod";
import type { Answer, Endpoint } from "@/lib/core/endpoint";
import type { Context } from "@/lib/server/context";

/**
 * An endpoint with the function behind it, which may trust that its caller is known and allowed, and that the request
 * is valid. `run` is written as a method so that a table may contain operations of different requests.
 */
export type Operation<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodObject = z.ZodObject,
  Path extends `/${string}` = `/${string}`,
> = {
  endpoint: Endpoint<Request, Response, Path>;
  run(ctx: Context, request: z.output<Request>): Promise<Answer<Response>>;
};

/** A line of a feature's table. Does not compile when the function's answer does not fit the endpoint's contract. */
export const operation = <Request extends z.ZodObject, Response extends z.ZodObject, Path extends `/${string}`>(
  endpoint: Endpoint<Request, Response, Path>,
  run: (ctx: Context, request: z.output<Request>) => Promise<Answer<Response>>,
): Operation<Request, Response, Path> => ({ endpoint, run });
