// npm run bench: what a load sync costs. `-- batches`: what a thousand items at once cost. `-- crossings`: fifty routes.
// `-- webhooks`: deliveries. `-- streams`: 500 readers of live events. `-- imports`: a rate history of 100,000 rows.
// `-- load-imports`: a table of 5,000 loads. `-- palette`: what is found among 50,000 loads while somebody types.
// `-- rates`: 64 lanes at once. `-- restarts`: two instances behind nginx, restarted in turn under load.
// `-- pressure`: more than the portal can do. `-- front-door`: reads and writes at several numbers of connections and on
// several Nodes. `-- peer`: a create beside Payload CMS. `-- pages`: what readers of the pages wait for.
// `-- promises`: what was promised in milliseconds. `-- searches`: what one person's searches take from everybody else.
const files = {
  batches: "./batches.mjs",
  crossings: "./crossings.mjs",
  "front-door": "./front-door.mjs",
  streams: "./streams.mjs",
  webhooks: "./webhooks.mjs",
  peer: "./peer.mjs",
  imports: "./rate-imports.mjs",
  "load-imports": "./load-imports.mjs",
  palette: "./palette.mjs",
  rates: "./rates.mjs",
  pressure: "./pressure.mjs",
  restarts: "./restarts.mjs",
  pages: "./pages.mjs",
  promises: "./promises.mjs",
  searches: "./searches.mjs",
};
await import(files[process.argv[2]] ?? "./syncs.mjs");
