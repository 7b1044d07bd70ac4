import { expect, test } from "vitest";
import { pickTexts } from "@/lib/i18n/pick-texts";

const texts = {
  bids: { live: { pause: "Pause" }, title: "Bids", market: { p50: "Median" } },
  common: { close: "Close" },
};

test("only the texts that are named are picked, and all that is below a name", () => {
  expect(pickTexts(texts, ["bids.live", "bids.title"])).toEqual({ bids: { live: { pause: "Pause" }, title: "Bids" } });
  expect(pickTexts(texts, ["common", "bids.market.p50"])).toEqual({
    common: { close: "Close" },
    bids: { market: { p50: "Median" } },
  });
  expect(texts.bids.live).toEqual({ pause: "Pause" });
});

test("a name without texts is refused", () => {
  expect(() => pickTexts(texts, ["bids.feed"])).toThrow("There are no texts named bids.feed.");
});
