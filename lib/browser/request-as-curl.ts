import type { ApiPath } from "@/lib/browser/api";

type Request = { load: object; ifVersion?: number };

// A quote inside a quoted word of the shell: end the word, an escaped quote, begin again.
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a line for a shell. The key is left to a variable, so that nobody pastes a secret into a chat. */
export const asCurl = (origin: string, path: ApiPath, body: object) =>
  [
    `curl ${quoted(`${origin}/api${path}`)}`,
    `-H 'content-type: application/json'`,
    `-H "api-key: $API_KEY"`,
    `-d ${quoted(jsonText(body))}`,
  ].join(" \\\n  ");

export const jsonText = (value: unknown) => JSON.stringify(value, null, 2);

/** The change in the form as a TMS sends it; without a change, the call that reads the load. Keys may not call `/loads/save`. */
export const changeAsCurl = (origin: string, request: Request | undefined, id: string | undefined) =>
  request ? asCurl(origin, "/loads/sync", request) : asCurl(origin, "/loads/get", { id });
