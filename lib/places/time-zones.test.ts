import { expect, test } from "vitest";
import { findPlace } from "@/lib/places/find-place";

const timezoneOf = (address: string) => findPlace({ address })?.timezone;

test.each([
  ["Tijuana, BC", "America/Tijuana"],
  ["San Diego, CA", "America/Los_Angeles"],
  ["Tecate, BC", "America/Tijuana"],
  ["Mexicali, BC", "America/Tijuana"],
  ["Calexico, CA", "America/Los_Angeles"],
  ["San Luis Río Colorado, Son.", "America/Hermosillo"],
  ["Yuma, AZ", "America/Phoenix"],
  ["San Luis, AZ", "America/Phoenix"],
  ["Nogales, Son.", "America/Hermosillo"],
  ["Nogales, AZ", "America/Phoenix"],
  ["Agua Prieta, Son.", "America/Hermosillo"],
  ["Douglas, AZ", "America/Phoenix"],
  ["Ciudad Juárez, Chih.", "America/Ciudad_Juarez"],
  ["El Paso, TX", "America/Denver"],
  ["Santa Teresa, NM", "America/Denver"],
  ["Puerto Palomas, Chih.", "America/Ciudad_Juarez"],
  ["Ojinaga, Chih.", "America/Ojinaga"],
  ["Presidio, TX", "America/Chicago"],
  ["Ciudad Acuña, Coah.", "America/Matamoros"],
  ["Del Rio, TX", "America/Chicago"],
  ["Piedras Negras, Coah.", "America/Matamoros"],
  ["Eagle Pass, TX", "America/Chicago"],
  ["Nuevo Laredo, Tamps.", "America/Matamoros"],
  ["Laredo, TX", "America/Chicago"],
  ["Anáhuac, NL", "America/Matamoros"],
  ["Reynosa, Tamps.", "America/Matamoros"],
  ["McAllen, TX", "America/Chicago"],
  ["Matamoros, Tamps.", "America/Matamoros"],
  ["Brownsville, TX", "America/Chicago"],
])("%s keeps the hours of %s", (address, timezone) => {
  expect(timezoneOf(address)).toBe(timezone);
});

const julyHour = (timeZone = "Etc/UTC") =>
  new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(new Date("2026-07-01T12:00Z"));

test("Mexico has no summer time since 2022, but its border towns follow the other side", () => {
  const hours = ["Monterrey, NL", "Nuevo Laredo, Tamps.", "Laredo, TX", "Chihuahua, Chih.", "Ciudad Juárez, Chih."];
  expect(hours.map((address) => julyHour(timezoneOf(address)))).toEqual(["06", "07", "07", "06", "06"]);
  expect(["Hermosillo, Son.", "Tijuana, BC", "Ensenada, BC"].map((address) => julyHour(timezoneOf(address)))).toEqual([
    "05",
    "05",
    "05",
  ]);
  expect(["Ciudad Victoria, Tamps.", "Cancún, QR"].map((address) => julyHour(timezoneOf(address)))).toEqual([
    "06",
    "07",
  ]);
});

test("the zones of split states are distinguished", () => {
  const towns = ["Pensacola, FL", "Miami, FL", "Gary, IN", "Indianapolis, IN", "Knoxville, TN", "Nashville, TN"];
  expect(towns.map(timezoneOf)).toEqual([
    "America/Chicago",
    "America/New_York",
    "America/Chicago",
    "America/Indiana/Indianapolis",
    "America/New_York",
    "America/Chicago",
  ]);
});
