import { expect, test } from "vitest";
import { partOf } from "@/lib/tenders/rules/text";
import { timesIn } from "@/lib/tenders/rules/times";

const timesOf = (text: string) =>
  timesIn(partOf(text)).found.map(({ from, until }) => [from ?? "", until ?? ""].join("–"));

test.each([
  ["08:00", "08:00–"],
  ["8:30 pm", "20:30–"],
  ["at 9am", "09:00–"],
  ["13:00 hrs", "13:00–"],
  ["a las 7", "07:00–"],
  ["a las 5 de la tarde", "17:00–"],
  ["PU time 2100", "21:00–"],
  ["at noon", "12:00–"],
  ["06:00 - 10:00", "06:00–10:00"],
  ["08:00 a 12:00", "08:00–12:00"],
  ["7a-3p", "07:00–15:00"],
  ["0800-1600 FCFS", "08:00–16:00"],
  ["between 9 and 11am", "09:00–11:00"],
  ["reciben de 8 a 5", "08:00–17:00"],
  ["antes de las 10 am", "–10:00"],
  ["by noon", "–12:00"],
  ["before 6pm", "–18:00"],
])("%s is a time", (text, time) => {
  expect(timesOf(text)).toEqual([time]);
});

test.each(["a partir de 24 hrs", "after 2 hours", "2100 lbs", "de 8 a 5 tarimas", "25:00", "ref 0900", "12 a las"])(
  "%s is none",
  (text) => {
    expect(timesOf(text)).toEqual([]);
  },
);
