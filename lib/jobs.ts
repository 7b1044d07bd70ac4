import "@/lib/app-events";
import { expirePostings } from "@/lib/bidding/end-posting";
import { renewListColumns } from "@/lib/loads/renew-list-columns";
import { removeOldMessages, sendMails } from "@/lib/messages/send-mails";
import { sendPushes } from "@/lib/messages/send-pushes";
import { notifyOfPickups } from "@/lib/notifications/notify-of-pickups";
import { removeOldNotifications } from "@/lib/notifications/remove-notifications";
import { mailNotifications, pushNotifications } from "@/lib/notifications/send-notifications";
import { type Job, periodically } from "@/lib/server/jobs";
import { sendsMail } from "@/lib/server/mail";
import { deliverEvents } from "@/lib/webhooks/deliver-events";
import { removeOldDeliveries } from "@/lib/webhooks/settle-deliveries";

// A worker without a mail server must not take what another one could send.
const mailJobs: readonly Job[] = [
  { name: "mails", start: sendMails },
  { name: "notifications by mail", start: mailNotifications },
];

/** Every background job: run by the process of the portal, or by `npm run worker`. */
export const jobs: readonly Job[] = [
  { name: "webhook deliveries", start: deliverEvents },
  ...(sendsMail ? mailJobs : []),
  { name: "notifications of carriers", start: sendPushes },
  { name: "notifications by push", start: pushNotifications },
  periodically({ name: "expired postings", everySeconds: 10, run: expirePostings }),
  periodically({ name: "uncovered pickups", everySeconds: 60, run: notifyOfPickups }),
  periodically({ name: "list columns of loads", everySeconds: 3600, run: renewListColumns }),
  periodically({ name: "old webhook deliveries", everySeconds: 3600, run: removeOldDeliveries }),
  periodically({ name: "old notifications", everySeconds: 3600, run: removeOldNotifications }),
  periodically({ name: "old messages", everySeconds: 3600, run: removeOldMessages }),
];
