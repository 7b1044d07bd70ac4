import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { loadMessages } from "@/lib/i18n/load-messages";
import { localeCookie, localeFrom, timeZoneCookie, timeZoneFrom } from "@/lib/i18n/locale";

export default getRequestConfig(async () => {
  const [jar, header] = await Promise.all([cookies(), headers()]);
  const locale = localeFrom(jar.get(localeCookie)?.value, header.get("accept-language"));
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: timeZoneFrom(jar.get(timeZoneCookie)?.value),
  };
});
