import { beforeEach, describe, expect, test } from "vitest";
import { endUndo, endUndoOf, endUndos, latestUndo, offerUndo } from "@/components/ui/undo-offers";

const undone: string[] = [];
const offer = (name: string) => offerUndo(name, () => undone.push(name));

beforeEach(() => {
  endUndos();
  undone.length = 0;
});

describe("Ctrl+Z takes back", () => {
  test("the newest that a toast offers, then the one before it, then nothing", () => {
    offer("first");
    offer("second");
    for (let press = 0; press < 3; press++) latestUndo()?.run();
    expect(undone).toEqual(["second", "first"]);
  });

  test("nothing that the button of its toast has taken back, which works once as well", () => {
    const first = offer("first");
    first.run();
    first.run();
    latestUndo()?.run();
    expect(undone).toEqual(["first"]);
  });

  test("nothing whose toast has gone or was replaced", () => {
    endUndo(offer("gone"));
    offer("replaced");
    endUndoOf("replaced");
    expect(latestUndo()).toBeUndefined();
  });

  test("what a toast offers now, where it offered something else before", () => {
    const before = offer("same");
    const now = offer("same");
    endUndo(before);
    expect(latestUndo()).toBe(now);
  });

  test("nothing older than what was begun since, which its own toast still takes back", () => {
    const older = offer("older");
    endUndos();
    expect(latestUndo()).toBeUndefined();
    older.run();
    expect(undone).toEqual(["older"]);
  });
});
