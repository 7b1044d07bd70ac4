import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openapiDocument } from "@/lib/http/openapi/document";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(openapiDocument(), "api");

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** What the part of the API description at `place`, such as `components/schemas/Load`, says against a body. */
export function problemsOf(place: string, body: unknown) {
  const validate = ajv.getSchema(`api#/${place}`);
  if (!validate) return [`The API description has nothing at ${place}`];
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const json = pointer("content", "application/json", "schema");

/** What the API description says against a body as a request to, or as an answer of, the operation at `path`. */
export const problemsOfRequest = (path: string, body: unknown) =>
  problemsOf(`${pointer("paths", path, "post", "requestBody")}/${json}`, body);

export const problemsOfAnswer = (path: string, status: number, body: unknown) =>
  problemsOf(`${pointer("paths", path, "post", "responses", String(status))}/${json}`, body);
