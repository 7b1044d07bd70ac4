type Conversion = { to: string; convert: (value: number) => number };

const times = (factor: number) => (value: number) => value * factor;

const conversions: Record<string, Conversion> = {
  FEET: { to: "METERS", convert: times(0.3048) },
  INCHES: { to: "CENTIMETERS", convert: times(2.54) },
  METERS: { to: "FEET", convert: times(1 / 0.3048) },
  CENTIMETERS: { to: "INCHES", convert: times(1 / 2.54) },
  POUNDS: { to: "KILOGRAMS", convert: times(0.45359237) },
  KILOGRAMS: { to: "POUNDS", convert: times(1 / 0.45359237) },
  GALLONS: { to: "LITERS", convert: times(3.785411784) },
  LITERS: { to: "GALLONS", convert: times(1 / 3.785411784) },
  CUBIC_FEET: { to: "CUBIC_METERS", convert: times(0.028316846592) },
  CUBIC_METERS: { to: "CUBIC_FEET", convert: times(1 / 0.028316846592) },
  CELSIUS: { to: "FAHRENHEIT", convert: (value) => value * 1.8 + 32 },
  FAHRENHEIT: { to: "CELSIUS", convert: (value) => (value - 32) / 1.8 },
};

/** The value in the unit of the other side of the border; US gallons, pounds and feet. */
export function converted(value: number, unit: string) {
  const conversion = conversions[unit];
  return conversion && { unit: conversion.to, value: conversion.convert(value) };
}

/** As many decimals as a person wants to see: none for large values, two for the smallest. */
export const decimalsFor = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);
