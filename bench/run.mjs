// npm run bench: what a load sync costs. npm run bench -- batches: what a thousand items at once cost.
await import(process.argv[2] === "batches" ? "./batches.mjs" : "./syncs.mjs");
