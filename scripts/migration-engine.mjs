// Prisma's own migration engine compiled to WASM: no binary to download.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

// PostgreSQL's type numbers for "char", which its catalogue uses and Prisma's adapter does not know, and for char(n).
const CATALOGUE_CHAR = 18;
const CHAR = 1042;

// Without this, a panic inside the engine hides its own message.
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };

let engine;

/** One instance for all calls: the module that speaks to it knows only the latest, and timers of older ones would panic. */
function loadEngine() {
  if (engine) return engine;
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const wasm = new WebAssembly.Module(fs.readFileSync(path.join(path.dirname(entry), "schema_engine_bg.wasm")));
  // The engine never clears the 10 s timer of its lock, which must not keep this process alive.
  const timer = Object.keys(glue).find((name) => name.startsWith("__wbg_setTimeout"));
  if (!timer) throw new Error("This version of the migration engine sets its timer in another way.");
  const imports = { ...glue, [timer]: (run, milliseconds) => setTimeout(run, milliseconds >>> 0).unref() };
  const { exports } = new WebAssembly.Instance(wasm, { "./schema_engine_bg.js": imports });
  glue.__wbg_set_wasm(exports);
  if (typeof exports.__wbindgen_start === "function") exports.__wbindgen_start();
  engine = glue.SchemaEngine;
  return engine;
}

/**
 * Prisma's adapter cuts a migration at every ";" (also inside strings and function bodies) and runs the pieces in no
 * transaction. Sent whole, PostgreSQL runs it in one, so that a migration which fails leaves nothing behind.
 */
function repairAdapter(adapter) {
  const { performIO, queryRaw } = adapter;
  let catalogueChars = [];
  return Object.assign(adapter, {
    executeScript: async (script) => {
      await adapter
        .underlyingDriver()
        .query(script)
        .catch((error) => adapter.onError(error));
    },
    performIO: async (query) => {
      const answer = await performIO.call(adapter, query);
      catalogueChars = answer.fields.map((field) => field.dataTypeID === CATALOGUE_CHAR);
      for (const field of answer.fields) if (field.dataTypeID === CATALOGUE_CHAR) field.dataTypeID = CHAR;
      return answer;
    },
    queryRaw: async (query) => {
      const answer = await queryRaw.call(adapter, query);
      const columnTypes = answer.columnTypes.map((type, i) => (catalogueChars[i] ? ColumnTypeEnum.Character : type));
      return { ...answer, columnTypes };
    },
  });
}

/** `connectToShadowDb` makes an empty database beside the real one, in which the engine replays the migrations. */
function adapterFactory(connectionString) {
  const factory = new PrismaPg({ connectionString, max: 1 });
  const shadow = `shadow_${process.pid}_${Date.now()}`;
  const opened = [];
  const open = async (adapterOrFactory) => {
    const adapter = repairAdapter(await adapterOrFactory.connect());
    opened.push(adapter.underlyingDriver());
    return adapter;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => open(factory),
    connectToShadowDb: async () => {
      await opened[0].query(`CREATE DATABASE ${shadow} TEMPLATE template0`);
      const url = Object.assign(new URL(connectionString), { pathname: `/${shadow}` });
      return open(new PrismaPg({ connectionString: url.href, max: 1 }));
    },
    close: async () => {
      await opened[0]?.query(`DROP DATABASE IF EXISTS ${shadow} WITH (FORCE)`);
      for (const pool of opened) if (!pool.ending) await pool.end();
    },
  };
}

/**
 * @template T
 * @param {string} connectionString
 * @param {{ path: string, content: string }[]} schemaFiles
 * @param {(engine: any) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEngine(connectionString, schemaFiles, work) {
  const SchemaEngine = loadEngine();
  /** @type {any} Prisma's own adapter with methods of ours. */
  const factory = adapterFactory(connectionString);
  const datamodels = schemaFiles.map((file) => [file.path, file.content]);
  try {
    return await work(await SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory)));
  } finally {
    await factory.close();
  }
}
