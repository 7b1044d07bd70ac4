import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { makeGazetteer } from "@/lib/places/rules/gazetteer";
import type { GazetteerColumns } from "@/lib/places/schema";
import { oncePerProcess } from "@/lib/server/once-per-process";

const kinds = { Int32Array, Uint32Array, Uint8Array, text: undefined };
type Part = { name: string; kind: keyof typeof kinds; start: number; length: number };

const aligned = (length: number) => Math.ceil(length / 4) * 4;

export function packGazetteer(columns: GazetteerColumns): Uint8Array {
  const parts: Part[] = [];
  const bytes: Buffer[] = [];
  let start = 0;
  for (const [name, column] of Object.entries(columns)) {
    const raw = Array.isArray(column)
      ? Buffer.from(column.join("\n"))
      : Buffer.from(column.buffer, column.byteOffset, column.byteLength);
    const kind =
      column instanceof Int32Array ? "Int32Array" : column instanceof Uint32Array ? "Uint32Array" : "Uint8Array";
    parts.push({ name, kind: Array.isArray(column) ? "text" : kind, start, length: raw.length });
    bytes.push(raw, Buffer.alloc(aligned(raw.length) - raw.length));
    start += aligned(raw.length);
  }
  const header = Buffer.from(JSON.stringify(parts));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(aligned(header.length));
  const padding = Buffer.alloc(aligned(header.length) - header.length, " ");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(Buffer.concat([size, header, padding, ...bytes]), { params });
}

/** Guarantee of the cast: the file was made by `packGazetteer`, which writes every column under its name. */
function unpackGazetteer(file: Uint8Array): GazetteerColumns {
  const { buffer } = new Uint8Array(brotliDecompressSync(file));
  const headerLength = new DataView(buffer).getUint32(0, true);
  const parts: Part[] = JSON.parse(Buffer.from(buffer, 4, headerLength).toString());
  const columns = parts.map(({ name, kind, start, length }) => {
    const Kind = kinds[kind];
    const at = 4 + headerLength + start;
    if (!Kind) return [name, Buffer.from(buffer, at, length).toString().split("\n")];
    return [name, new Kind(buffer, at, length / Kind.BYTES_PER_ELEMENT)];
  });
  return Object.fromEntries(columns) as GazetteerColumns;
}

/** Every command of `npm` and the server itself run in the folder of the project. */
const file = path.join(process.cwd(), "lib/places/store/gazetteer.br");

/** The places addresses are looked up in: read on first use, once for the whole process. */
export const gazetteer = () => oncePerProcess("gazetteer", () => makeGazetteer(unpackGazetteer(readFileSync(file))));
