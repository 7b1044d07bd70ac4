import { expect, test } from "vitest";
import { deviceOf } from "@/lib/sessions/rules";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    { browser: "Edge", system: "Windows", isPhone: false },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    { browser: "Chrome", system: "Linux", isPhone: false },
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    { browser: "Chrome", system: "Android", isPhone: true },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iPhone", isPhone: true },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "macOS", isPhone: false },
  ],
  ["curl/8.5.0", { browser: undefined, system: undefined, isPhone: false }],
  [null, { browser: undefined, system: undefined, isPhone: false }],
])("the device behind %j has a name people know", (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
