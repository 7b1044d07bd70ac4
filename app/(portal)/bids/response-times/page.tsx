import type { Metadata } from "next";
import { getTimeZone, getTranslations } from "next-intl/server";
import { ResponseTimes, readResponsePeriod } from "@/components/bidding/desk/response-times";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("bids.responseTimes"))("title") };
}

export default async function ResponseTimesPage({ searchParams }: PageProps<"/bids/response-times">) {
  const [{ ctx }, { days: range }, timezone] = await Promise.all([
    requireSession(),
    readResponsePeriod(searchParams),
    getTimeZone(),
  ]);
  const from = new Date(ctx.now.getTime() - range * 86_400_000).toISOString();
  return <ResponseTimes range={range} report={await reportResponseTimes(ctx, { from, timezone })} />;
}
