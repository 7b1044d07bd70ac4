// npm run secret:change   gives the installation another BETTER_AUTH_SECRET, while all of its instances are stopped: what was
// sealed with PREVIOUS_AUTH_SECRET is sealed anew, in the database that DATABASE_URL names or in that of the portal in
// DATA_DIR. Everybody signs in again afterwards.
import { refuse } from "./settings.mjs";
import { withDatabase } from "./with-database.mjs";

const [previous, next] = [process.env.PREVIOUS_AUTH_SECRET, process.env.BETTER_AUTH_SECRET];

async function change() {
  if (!previous || !next) return refuse("Set PREVIOUS_AUTH_SECRET and BETTER_AUTH_SECRET, the one from now on.");
  const { changeSecret } = await import("./reseal.ts");
  const count = await changeSecret(process.env.DATABASE_URL ?? "", { previous, next });
  console.log(`${count} texts are sealed anew. Start all instances with the new BETTER_AUTH_SECRET.`);
  return 0;
}

await withDatabase("changing its secret", change);
