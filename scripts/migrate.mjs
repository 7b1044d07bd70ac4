// npm run db:migrate                apply the migrations that DATABASE_URL lacks
// npm run db:new-migration <name>   write prisma/migrations/<time>_<name>/migration.sql from the changes of the schema
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lacksSummaries, rebuildCommand } from "./emptied-summaries.mjs";
import { withEngine } from "./migration-engine.mjs";
import { startThrowAwayPostgres } from "./throw-away-postgres.mjs";

const schemaFolder = path.resolve(import.meta.dirname, "../prisma/schema");
const migrationsFolder = path.resolve(import.meta.dirname, "../prisma/migrations");
const filters = { externalTables: [], externalEnums: [] };

const schemaFiles = () =>
  fs
    .readdirSync(schemaFolder)
    .sort()
    .map((name) => ({
      path: `prisma/schema/${name}`,
      content: fs.readFileSync(path.join(schemaFolder, name), "utf8"),
    }));

function migrations() {
  const entries = fs.existsSync(migrationsFolder) ? fs.readdirSync(migrationsFolder, { withFileTypes: true }) : [];
  const sql = (name) => fs.readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8");
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql(name) } },
      })),
  };
}

const diagnose = (engine, migrationsList) =>
  engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters });

/**
 * Each migration is one transaction. One that fails is not recorded, so it can be repaired and tried again.
 * @param {string} url
 * @returns {Promise<{ applied: string[], edited: string[] }>} names; `edited` differ from what this database once applied
 */
export const applyMigrations = (url) =>
  withEngine(url, schemaFiles(), async (engine) => {
    const migrationsList = migrations();
    try {
      const { appliedMigrationNames: applied } = await engine.applyMigrations({ migrationsList, filters });
      const { editedMigrationNames: edited } = await diagnose(engine, migrationsList);
      return { applied, edited };
    } catch (error) {
      const { failedMigrationNames } = await diagnose(engine, migrationsList);
      for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
      throw error;
    }
  });

/**
 * @param {string} url of any server on which a database may be created
 * @returns {Promise<string>} the SQL that leads from the migrations to the schema; empty when they agree
 */
export const pendingSql = (url) =>
  withEngine(url, schemaFiles(), async (engine) => {
    const from = { tag: "migrations", ...migrations() };
    const to = { tag: "schemaDatamodel", files: schemaFiles() };
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
    return stdout?.includes("This is an empty migration") ? "" : (stdout ?? "");
  });

async function writeMigration(name) {
  if (!/^[a-z0-9_]+$/.test(name ?? "")) throw new Error("Usage: npm run db:new-migration <name_in_snake_case>");
  const server = process.env.DATABASE_URL ? undefined : await startThrowAwayPostgres();
  const sql = await pendingSql(server?.url ?? process.env.DATABASE_URL ?? "");
  await server?.stop();
  if (!sql) return console.log("The migrations already lead to the schema: nothing to write.");
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsFolder, `${time}_${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "migration.sql"), sql);
  console.log(path.join(path.relative(process.cwd(), folder), "migration.sql"));
}

async function migrate() {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL. (The embedded database is migrated by npm start.)");
  const { applied, edited } = await applyMigrations(url);
  for (const name of edited) console.warn(`! ${name} was changed after this database applied it`);
  console.log(applied.length ? `Applied: ${applied.join(", ")}` : "Nothing to apply.");
  if (!(await lacksSummaries(url))) return;
  const [node = "", ...script] = rebuildCommand;
  execFileSync(node, script, { stdio: "inherit" });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [action, name] = process.argv.slice(2);
  await (action === "new" ? writeMigration(name) : migrate()).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
