// npm run bench: what a load sync costs. `-- batches`: what a thousand items at once cost. `-- crossings`: fifty routes.
const files = { batches: "./batches.mjs", crossings: "./crossings.mjs" };
await import(files[process.argv[2]] ?? "./syncs.mjs");
