import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { changeLinks, useOfferLinks } from "@/components/bidding/posting/use-offer-links";

const MadeFor = ({ postingId }: { postingId: string }) =>
  Object.entries(useOfferLinks().madeFor(postingId)).map(([id, link]) => `${id}: ${"url" in link && link.url}`);

const linksOf = (queryClient: QueryClient, postingId: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MadeFor postingId={postingId} />
    </QueryClientProvider>,
  );

test("addresses of links stay with their posting, whichever part of the portal shows them", () => {
  const queryClient = new QueryClient();
  const link = { name: "Halcón", url: "https://portal.example/offers/a", contact: {}, language: "es-MX" as const };
  changeLinks(queryClient, "post_1", () => ({ carrier_1: link }));
  changeLinks(queryClient, "post_2", () => ({}));
  const read = () => [linksOf(queryClient, "post_1"), linksOf(queryClient, "post_2")];
  expect(read()).toEqual(["carrier_1: https://portal.example/offers/a", ""]);
  expect(read()).toEqual(["carrier_1: https://portal.example/offers/a", ""]);
});
