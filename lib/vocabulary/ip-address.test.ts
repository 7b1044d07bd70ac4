import fc from "fast-check";
import { expect, test } from "vitest";
import { readableAddress } from "@/lib/vocabulary/ip-address";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["0000:0000:0000:0000:0000:ffff:c000:0201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:7f00:1", "127.0.0.1"],
  ["0000:0000:0000:0000:0000:0000:0000:0001", "::1"],
  ["0000:0000:0000:0000:0000:0000:0000:0000", "::1"],
  ["2001:0db8:0000:0000:0001:0000:0000:0001", "2001:db8::1:0:0:1"],
  ["2001:db8::", "2001:db8::"],
  ["2001:DB8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["64:ff9b::192.0.2.33", "64:ff9b::c000:221"],
  [" ::ffff:10.0.0.7 ", "10.0.0.7"],
])("the address %s is written %s", (stored, written) => {
  expect(readableAddress(stored)).toBe(written);
});

test.each(["", "unknown", "1:2:3", "1::2::3", "12345::", "::g", "1:2:3:4:5:6:7:8:9"])(
  "what is no address stays as it is: %j",
  (text) => expect(readableAddress(text)).toBe(text),
);

test("an address means the same however it was spelt, and is written in one way", () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const written = readableAddress(address);
      expect(readableAddress(written)).toBe(written);
      expect(readableAddress(address.toUpperCase())).toBe(written);
    }),
  );
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(readableAddress(`::ffff:${address}`)).toBe(address);
    }),
  );
});
