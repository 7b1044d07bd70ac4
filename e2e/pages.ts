import type { APIRequestContext } from "@playwright/test";
import { demo } from "./demo";
import type { Role } from "./signed-in";

type Path = string | ((request: APIRequestContext) => Promise<string>);

const firstLoad: Path = async (request) => {
  const response = await request.post("/api/loads/list", { data: { limit: 1 }, headers: { "api-key": demo.apiKey } });
  const { items } = await response.json();
  return `/loads/${items[0].id}`;
};

/** Every page of the portal, with who looks at it: nobody, or a person with a role. A new page is a new line here. */
export const pages: readonly { name: string; path: Path; role: Role | undefined }[] = [
  { name: "sign-in", path: "/sign-in?next=/loads", role: undefined },
  { name: "a page that does not exist", path: "/nowhere", role: undefined },
  { name: "loads", path: "/loads", role: "BROKER" },
  { name: "loads without a match", path: "/loads?search=no-load-is-called-this", role: "BROKER" },
  { name: "new load", path: "/loads/new", role: "BROKER" },
  { name: "a load", path: firstLoad, role: "BROKER" },
  { name: "a load that does not exist", path: "/loads/load_unknown", role: "BROKER" },
  { name: "a load as a viewer", path: firstLoad, role: "VIEWER" },
  { name: "API keys", path: "/settings/api-keys", role: "ADMIN" },
  { name: "API keys as a broker", path: "/settings/api-keys", role: "BROKER" },
  { name: "sessions", path: "/settings/sessions", role: "BROKER" },
];
