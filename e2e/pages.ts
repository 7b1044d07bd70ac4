import type { APIRequestContext } from "@playwright/test";
import { demo } from "./demo";
import { anOnboardingLink } from "./onboarding-link";
import { invitationPath } from "./own-users";
import type { Role } from "./signed-in";

type Path = string | ((request: APIRequestContext) => Promise<string>);

const firstLoad: Path = async (request) => {
  const response = await request.post("/api/loads/list", { data: { limit: 1 }, headers: { "api-key": demo.apiKey } });
  const { items } = await response.json();
  return `/loads/${items[0].id}`;
};

const aSelectionRecord: Path = async (request) => {
  const headers = { "api-key": demo.apiKey };
  const response = await request.post("/api/carrier-selections/list", { data: { limit: 1 }, headers });
  const { items } = await response.json();
  return `/loads/${items[0].record.load.id}/carrier-selection`;
};

const firstCarrier: Path = async (request) => {
  const response = await request.post("/api/carriers/search", {
    data: { limit: 1 },
    headers: { "api-key": demo.apiKey },
  });
  const { items } = await response.json();
  return `/carriers?tab=all&carrier=${items[0].id}`;
};

const onboardingForm: Path = async (request) => (await anOnboardingLink(request)).path;
const signedOnboarding: Path = async (request) => {
  const { path, sign } = await anOnboardingLink(request);
  await sign();
  return path;
};
const onboardingPanel: Path = async (request) => {
  const { panel, sign } = await anOnboardingLink(request);
  await sign();
  return panel;
};

const lane = "/border-crossings?from=Monterrey%2C+NL&to=Dallas%2C+TX&trailer=DRY_VAN";
const lanes = `${lane}&from=Springfield&to=Puebla&trailer=REEFER&from=Dallas&to=Chicago&trailer=DRY_VAN&lane=2`;

/** Every page of the portal, with who looks at it: nobody, or a person with a role. A new page is a new line here. */
export const pages: readonly { name: string; path: Path; role: Role | undefined }[] = [
  { name: "sign-in", path: "/sign-in?next=/loads", role: undefined },
  { name: "a page that does not exist", path: "/nowhere", role: undefined },
  { name: "loads", path: "/loads", role: "BROKER" },
  { name: "loads without a match", path: "/loads?search=no-load-is-called-this", role: "BROKER" },
  { name: "new load", path: "/loads/new", role: "BROKER" },
  { name: "a load", path: firstLoad, role: "BROKER" },
  { name: "why a load has its carrier", path: aSelectionRecord, role: "VIEWER" },
  { name: "a load that does not exist", path: "/loads/load_unknown", role: "BROKER" },
  { name: "a load as a viewer", path: firstLoad, role: "VIEWER" },
  { name: "users and teams", path: "/directory", role: "ADMIN" },
  { name: "users and teams as a viewer", path: "/directory?tab=teams", role: "VIEWER" },
  { name: "history of the directory", path: "/directory?tab=history", role: "ADMIN" },
  { name: "matching of TMS ids", path: "/directory/match", role: "ADMIN" },
  { name: "an invitation", path: invitationPath, role: undefined },
  { name: "an invitation that does not exist", path: "/invite/unknown", role: undefined },
  { name: "border crossings", path: "/border-crossings", role: "BROKER" },
  { name: "the crossings of lanes", path: lanes, role: "BROKER" },
  { name: "the crossings of a lane as a viewer", path: `${lane}&hazmat=1`, role: "VIEWER" },
  { name: "how crossings are recommended", path: "/border-crossings/method", role: "VIEWER" },
  { name: "carriers", path: "/carriers", role: "BROKER" },
  { name: "a carrier", path: firstCarrier, role: "BROKER" },
  { name: "a carrier as a viewer", path: firstCarrier, role: "VIEWER" },
  { name: "conflicts of carriers", path: "/carriers?tab=conflicts", role: "BROKER" },
  { name: "onboarding, by the carrier's link", path: onboardingForm, role: undefined },
  { name: "onboarding that is signed, by the carrier's link", path: signedOnboarding, role: undefined },
  { name: "the onboarding of a carrier", path: onboardingPanel, role: "BROKER" },
  { name: "API keys", path: "/settings/api-keys", role: "ADMIN" },
  { name: "API keys as a broker", path: "/settings/api-keys", role: "BROKER" },
  { name: "sessions", path: "/settings/sessions", role: "BROKER" },
];
