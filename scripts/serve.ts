// The web server of `npm start`. The build bundles it, so that no source is compiled while it runs.
import { servePortal } from "@/lib/http/serve-portal";
import { routeAt } from "@/lib/routes";

await servePortal(routeAt, Number(process.env.PORT));
