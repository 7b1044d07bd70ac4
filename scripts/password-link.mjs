// npm run password:link -- ana@example.com   prints a link by which a user who forgot the password chooses another: for the only
// admin of an organization, and for users of several, whom no admin can make one for. It works once, for an hour. In the
// database of the portal in DATA_DIR, running or stopped, or in the one that DATABASE_URL names.
import { baseUrl } from "./settings.mjs";
import { withDatabase } from "./with-database.mjs";

async function makeLink() {
  const [email] = process.argv.slice(2);
  if (!email) {
    console.error("Whose password is it? npm run password:link -- ana@example.com");
    return 1;
  }
  // The settings are read when they are imported.
  process.env.BETTER_AUTH_URL ||= baseUrl;
  const { createResetLinkForAccount } = await import("../lib/sessions/create-reset-link.ts");
  const { db } = await import("../lib/server/db.ts");
  const link = await createResetLinkForAccount(db, email, new Date());
  await db.$disconnect();
  if (link)
    console.log(
      `${link.url}\nIt works once, until ${link.expiresAt.toISOString()}. Whoever has it can sign in as ${email}.`,
    );
  else console.error(`No active user has the e-mail ${email}.`);
  return link ? 0 : 1;
}

await withDatabase("making a link for a password", makeLink);
