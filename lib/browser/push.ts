// Notifications of a browser while no page is open: a program of ours waits for them (public/push-worker.js). Its scope
// is the page for which they were chosen, which a click on one opens.

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;

async function subscriptionOf(scope: string) {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const isOfPage = registration?.scope === new URL(scope, window.location.href).href;
  return isOfPage ? ((await registration?.pushManager.getSubscription()) ?? undefined) : undefined;
}

export type PushState = "unsupported" | "denied" | "off" | "on";

/** Whether notifications for this page were chosen in this browser, and may be shown still. */
export async function readPushState(scope: string): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await subscriptionOf(scope)) ? "on" : "off";
}

/** Resolves once the program runs: before, there is nobody to subscribe. */
const whenActive = (registration: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const coming = registration.installing ?? registration.waiting;
    if (registration.active || !coming) return resolve();
    const isOver = () => coming.state === "activated" || coming.state === "redundant";
    coming.addEventListener("statechange", () => isOver() && resolve());
  });

/** Subscribes this browser with its push service. Permission has been given. @throws where the browser has none */
export async function subscribe(scope: string, publicKey: string): Promise<Subscription> {
  const registration = await navigator.serviceWorker.register("/push-worker.js", { scope });
  await whenActive(registration);
  const given = { userVisibleOnly: true, applicationServerKey: publicKey };
  // One that was made for other keys, of an installation that was set up anew, must go first.
  const made = await registration.pushManager.subscribe(given).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(given);
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/** Ends the subscription of this browser, and answers where it was. */
export async function unsubscribe(scope: string): Promise<string | undefined> {
  const subscription = await subscriptionOf(scope);
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
