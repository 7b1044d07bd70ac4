import { newId } from "@/lib/core/ids";

const acceptable = /^[\w-]{8,64}$/;

/** The caller's own id of the request when it is fit for logs, else a new one. */
export function requestIdOf(headers: Headers) {
  const given = headers.get("x-request-id");
  return given && acceptable.test(given) ? given : newId("req");
}
