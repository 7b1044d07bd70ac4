import { useLocale } from "next-intl";
import { useDeveloperDetails } from "@/components/app-shell/display-preferences";
import type { Locale } from "@/lib/i18n/locale";
import english from "@/lib/i18n/messages/en/glossary.json";
import spanish from "@/lib/i18n/messages/es/glossary.json";

type Term = keyof typeof english.terms;

const termsIn: Record<Locale, typeof english.terms> = { "en-US": english.terms, "es-MX": spanish.terms };

/** The terms in the order in which a load meets them, each with its field or first operation of the API. */
const apiNames = {
  load: "/loads/sync",
  tender: "/loads/draft",
  lane: null,
  crossing: "borderCrossings",
  sell: "customerRate",
  maxBuy: "maxBuy",
  target: "targetRate",
  marketRate: "/rates/history",
  margin: null,
  posting: "/postings/open",
  offerLink: "/postings/offer-link",
  bid: "/bids/submit",
  counter: "/bids/counter",
  instantResponse: "/instant-response/get",
  requirement: "carrierRequirements",
  relationship: "/carrier-relationships/list",
  booked: "BOOKED",
  selectionRecord: "/carrier-selections/list",
  rateConfirmation: "/rate-confirmation-terms/get",
} as const satisfies Record<Term, string | null>;

const isTerm = (name: string): name is Term => name in apiNames;

/** What each term of the portal means, with its name in the other language and, for who wants it, in the API. */
export function Glossary() {
  const hasApiNames = useDeveloperDetails();
  const [locale, other] = useLocale() === "es-MX" ? (["es-MX", "en-US"] as const) : (["en-US", "es-MX"] as const);
  return (
    <dl className="px-5">
      {Object.keys(apiNames)
        .filter(isTerm)
        .map((term) => (
          <div key={term} className="border-line border-t py-2 first:border-t-0">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <dfn className="font-medium not-italic">{termsIn[locale][term].name}</dfn>
              <span lang={other} className="text-ink-3">
                {termsIn[other][term].name}
              </span>
              {hasApiNames && apiNames[term] && (
                <code className="ml-auto break-all font-mono text-ink-3 text-xs">{apiNames[term]}</code>
              )}
            </dt>
            <dd className="text-ink-2">{termsIn[locale][term].meaning}</dd>
          </div>
        ))}
    </dl>
  );
}
