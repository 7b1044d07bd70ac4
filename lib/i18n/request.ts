import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "@/lib/i18n/load-messages";
import { chosenTimeZoneCookie, knownTimeZone, localeCookie, localeFrom, timeZoneCookie } from "@/lib/i18n/locale";

export default getRequestConfig(async () => {
  const [jar, header] = await Promise.all([cookies(), headers()]);
  const locale = localeFrom(jar.get(localeCookie)?.value, header.get("accept-language"));
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone:
      knownTimeZone(jar.get(chosenTimeZoneCookie)?.value) ?? knownTimeZone(jar.get(timeZoneCookie)?.value) ?? "UTC",
  };
});
