import type * as z from "zod";
import { isJsonObject } from "@/lib/core/json";
import { lenient, type Reading } from "@/lib/core/lenience";
import { searchable } from "@/lib/core/searchable";

/** The parts of an address that say which of its countries' postal codes a number is. */
export type PostalCodeParts = {
  postalCode?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  countryCode?: string | undefined;
};

/** US states, territories and the mail of the forces abroad whose ZIP codes begin with a zero (USPS). */
const prefixTable = `005 NY newyork|006 PR puertorico|007 PR puertorico|008 VI virginislands|009 PR puertorico
010-027 MA massachusetts|028-029 RI rhodeisland|030-038 NH newhampshire|039-049 ME maine|050-054 VT vermont
055 MA massachusetts|056-059 VT vermont|060-062 CT connecticut|063 CT connecticut|063 NY newyork|064-069 CT connecticut
070-089 NJ newjersey|090-098 AE armedforceseurope`;

const zeroPrefixes = () =>
  prefixTable.split(/[|\n]/).map((entry) => {
    const [prefixes = "", ...names] = entry.split(" ");
    const [first = "", last = first] = prefixes.split("-");
    return { first, last, names: names.map((name) => name.toLowerCase()) };
  });

/** Mexico City, whose postal codes alone begin with a zero, and its boroughs. */
const mexicoCity = ["cdmx", "cmx", "df", "mexicodf", "ciudaddemexico", "distritofederal", "mexicocity"];
const boroughs = `alvaroobregon azcapotzalco benitojuarez coyoacan cuajimalpa cuajimalpademorelos cuauhtemoc gustavoamadero iztacalco
iztapalapa lamagdalenacontreras magdalenacontreras miguelhidalgo milpaalta tlahuac tlalpan venustianocarranza xochimilco
mexico`;

const unitedStates = ["us", "usa", "eeuu", "eua", "unitedstates", "unitedstatesofamerica", "estadosunidos"];
const mexico = ["mx", "mex", "mexico"];

const lettersOf = (text = "") => searchable(text).replace(/[^a-z]/g, "");
const hasZip = (code: string, state: string) =>
  zeroPrefixes().some(({ first, last, names }) => {
    const prefix = code.slice(0, 3);
    return prefix >= first && prefix <= last && (state === "" || names.includes(state));
  });

/** Whether a code that begins with a zero can be one of the address: its state agrees, or nobody says one. */
function agrees(code: string, { city, state, countryCode }: PostalCodeParts) {
  const [inState, country] = [lettersOf(state), lettersOf(countryCode)];
  const mayBe = (countries: readonly string[]) => countries.includes(country) || (country === "" && inState !== "");
  if (mayBe(unitedStates) && hasZip(code, inState)) return true;
  const inCity = lettersOf(city);
  const isMexicoCity =
    mexicoCity.includes(inState) ||
    (inState === "" && (mexicoCity.includes(inCity) || boroughs.split(/\s/).includes(inCity)));
  return mayBe(mexico) && isMexicoCity && code.length === 5;
}

/** Whether a code that begins with a zero is one of the state, given in small letters without blanks. */
export const isPostalCodeOf = (code: string, state: string) =>
  /^[a-z]+$/.test(state) && (hasZip(code, state) || mexicoCity.includes(state));

const label = /^(?:c\.?\s?p\.?|zip(?:\s?code)?|c[oó]digo postal|postal code)(?=[\s.:#\d-])[\s.:#-]*/i;

/** The state or the country of the address beside the digits: TX 78045, 66600 N.L. */
function withoutRegion(text: string, { state, countryCode }: PostalCodeParts) {
  const [, before = "", digits = "", after = ""] = /^(\D*?)(\d[\d\s,.-]*?\d)(\D*)$/.exec(text) ?? [];
  const named = lettersOf(before) + lettersOf(after);
  const country = lettersOf(countryCode);
  const countries = [unitedStates, mexico].filter((names) => country === "" || names.includes(country)).flat();
  return named !== "" && [lettersOf(state), ...countries].includes(named) ? digits : text;
}

/** Five signs of which most are digits, with a letter that looks like one; Canadian codes take turns. */
const withDigits = (text: string) =>
  /^[\dOoIl]{5}$/.test(text) && /\d\D*\d\D*\d/.test(text) ? text.replace(/[Oo]/g, "0").replace(/[Il]/g, "1") : text;

/** Without what spreadsheets and forms put around and into the digits. */
function digitsOf(text: string, parts: PostalCodeParts) {
  const bare = withoutRegion(text.normalize("NFKC").trim().replace(label, ""), parts)
    .replace(/^[\s'"=,.#-]+|[\s'"=,.#-]+$/g, "")
    .replace(/^\d\.\d{4}e\+?0?4$/i, (scientific) => String(Number(scientific)));
  return withDigits(bare)
    .replace(/^(\d{3,5})\.0+$/, "$1")
    .replace(/^(\d{1,2})\s?[ ,.-]\s?(\d{3})$/, "$1$2");
}

/**
 * A postal code as it was meant, where it was written as spreadsheets and forms leave it: `4101` in Maine is 04101,
 * `1000` in Mexico City 01000, `750014321` is 75001-4321, and `C.P. 64000`, `64,000`, `66-600`, `TX 78045`, `78O45`, `78045-`
 * and `78045.0` are their five digits.
 * Undefined where it stands as it is, or where the digits left cannot be read for sure.
 */
export function readPostalCode(parts: PostalCodeParts): string | undefined {
  const { postalCode = "", countryCode } = parts;
  if (/^\d{5}$/.test(postalCode) || !/\p{Nd}/u.test(postalCode)) return undefined;
  const digits = digitsOf(postalCode, parts);
  const isForeign = countryCode !== undefined && countryCode !== "" && !unitedStates.includes(lettersOf(countryCode));
  const read = (code: string) => (code === postalCode ? undefined : code);
  if (/^\d{5}$/.test(digits)) return read(digits);
  const [, zip, more] = /^(\d{5})[\s._\u2010-\u2015-]?(\d{4})$/.exec(digits) ?? [];
  if (zip && more) return isForeign ? undefined : read(`${zip}-${more}`);
  const [, short = "", rest] = /^(\d{3,4})(?:-?(\d{4}))?$/.exec(digits) ?? [];
  const code = short.padStart(5, "0");
  if (short === "" || !agrees(code, parts)) return undefined;
  if (rest === undefined) return code;
  return isForeign ? undefined : `${code}-${rest}`;
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : undefined);

function readPlace(value: unknown): Reading | undefined {
  if (!isJsonObject(value)) return undefined;
  const [postalCode, city, state, countryCode] = [value.postalCode, value.city, value.state, value.countryCode].map(
    textOf,
  );
  const code = readPostalCode({ postalCode, city, state, countryCode });
  if (code === undefined) return undefined;
  const message = `${JSON.stringify(value.postalCode)} was read as ${code}.`;
  return { value: { ...value, postalCode: code }, warnings: [{ at: "postalCode", code: "alias_read", message }] };
}

/** An address whose postal code may be written as spreadsheets leave it. Forms leave the reading to the server. */
export const withPostalCode = <Schema extends z.ZodType>(schema: Schema) =>
  typeof window === "undefined" ? lenient(schema, { read: readPlace }) : schema;
