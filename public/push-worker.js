// Shows the notifications that the portal sends to this browser (lib/core/push-message.ts), also while no page is open.

self.addEventListener("push", (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: "/favicon.svg" }));
});

/** The page that a notification is about; of another origin none. */
function pageOf({ path = "" }) {
  const page = new URL(path, self.registration.scope);
  return page.origin === self.location.origin ? page.href : self.registration.scope;
}

/** The tab that shows the page, else one of the portal that goes there, else a new one. */
async function show(page) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === page);
  if (shown) return shown.focus();
  return self.clients.openWindow(page);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(pageOf(event.notification.data ?? {})));
});
