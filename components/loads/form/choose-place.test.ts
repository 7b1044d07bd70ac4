import { get, set } from "react-hook-form";
import { expect, test } from "vitest";
import { chooseFacility, chooseTown } from "@/components/loads/form/choose-place";
import { isJsonObject } from "@/lib/core/json";

const stop = "load.stops.0";

function formOf(first: object) {
  const values = { load: { stops: [structuredClone(first)] } };
  const form = {
    getValues: (name: string): unknown => get(values, name),
    setValue: (name: string, value: unknown) => set(values, name, value),
  };
  return { form, stop: () => values.load.stops[0] };
}

const laredo = { city: "Laredo", state: "TX", countryCode: "US", timezone: "America/Chicago" };

test("a town brings its state, country and zone, and takes away what was said of another", () => {
  const { form, stop: chosen } = formOf({
    location: {
      facilityName: "Cedis",
      place: { street: "Calle 1", city: "Monterrey", state: "NLE", postalCode: "64000" },
      coordinates: { latitude: 25.6, longitude: -100.3 },
    },
  });
  chooseTown(form, stop, laredo);
  expect(chosen()).toEqual({
    location: {
      facilityName: "Cedis",
      place: { street: "Calle 1", city: "Laredo", state: "TX", countryCode: "US", postalCode: null },
      coordinates: { latitude: null, longitude: null },
      timezone: "America/Chicago",
    },
  });
});

test("the times of a stop stay as its clock shows them", () => {
  const { form, stop: chosen } = formOf({
    location: { timezone: "America/Tijuana" },
    appointment: { start: "2026-12-15T16:00:00.000Z", end: "? soon" },
    arrivedAt: null,
  });
  chooseTown(form, stop, laredo);
  expect(chosen()).toMatchObject({
    appointment: { start: "2026-12-15T14:00:00.000Z", end: "? soon" },
    arrivedAt: null,
  });
});

test("times typed before the zone was known are those of its clock", () => {
  const { form, stop: chosen } = formOf({
    appointment: { start: "2026-12-15T08:00", end: "2026-12-15T16:00:00.000Z" },
  });
  chooseTown(form, stop, laredo);
  // One with an offset is a moment already.
  expect(chosen()).toMatchObject({
    appointment: { start: "2026-12-15T14:00:00.000Z", end: "2026-12-15T16:00:00.000Z" },
  });
});

test("a facility brings its whole address, and its contacts only where nobody is named", () => {
  const plant = {
    location: {
      facilityName: "Planta Apodaca",
      place: { type: "ADDRESS", city: "Apodaca" },
      timezone: "America/Monterrey",
    },
    contacts: [{ name: "Ana" }],
  };
  const { form, stop: chosen } = formOf({ location: { place: { street: "Calle 1" } }, contacts: [] });
  chooseFacility(form, stop, plant);
  const made = chosen();
  expect(isJsonObject(made) && made.contacts).toEqual([{ name: "Ana" }]);
  expect(chosen()).toMatchObject({
    location: { facilityName: "Planta Apodaca", place: { type: "ADDRESS", city: "Apodaca", street: null } },
  });
  const { form: other, stop: named } = formOf({ contacts: [{ name: "Luis" }] });
  chooseFacility(other, stop, plant);
  expect(named()).toMatchObject({ contacts: [{ name: "Luis" }] });
});
