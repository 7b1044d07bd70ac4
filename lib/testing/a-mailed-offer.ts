import { onTestFinished } from "vitest";
import { listPostings } from "@/lib/bidding/list-postings";
import { newId } from "@/lib/core/ids";
import { sendMails } from "@/lib/messages/send-mails";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { makeMailer } from "@/lib/server/mail";
import { wakeQueue } from "@/lib/server/work-queue";
import { aMailServer } from "@/lib/testing/a-mail-server";
import { aPosting } from "@/lib/testing/a-posting";

const load = {
  externalDisplayId: "M-1",
  stops: [
    {
      type: "PICKUP" as const,
      location: { place: { city: "Monterrey", state: "NL", countryCode: "MX" }, timezone: "America/Monterrey" },
      appointment: { type: "SCHEDULED" as const, start: "2999-01-11T14:00:00.000Z" },
    },
    { type: "DELIVERY" as const, location: { place: { city: "Dallas", state: "TX", countryCode: "US" } } },
  ],
  commodities: [{ name: "SECRET-GOODS", weight: { value: 38_000, unit: "POUNDS" as const } }],
  trailerRequirements: { allowedTypes: ["REEFER" as const] },
  customerName: "SECRET-CUSTOMER",
};

/** The broker as a person who works there, and a carrier whose dispatch has this address. */
export async function aMailedOffer(email = "despacho@nortena.example", phone = "+52 81 1234 5678") {
  const { broker, board, posting, aCarrier } = await aPosting({ load });
  const { organizationId } = broker;
  const user = { id: newId("user"), name: "Ana Lucía", email: `${newId("user")}@broker.example` };
  await db.user.create({ data: user });
  await db.member.create({ data: { id: `member_${user.id}`, organizationId, userId: user.id, role: "BROKER" } });
  const { carrierId, byLink } = await aCarrier();
  const contacts = [{ name: "Marisol\r\nBcc: victim@example.com", role: "Dispatch", phone, email }];
  await db.carrierProfile.create({ data: { organizationId, carrierId, contacts } });
  const ana: Context = { ...broker, actor: { type: "user", role: "BROKER", id: user.id, name: user.name } };
  const offer = { postingId: posting.id, carrierId };
  const sent = async () => (await listPostings(ana, {})).items[0]?.offers.find((one) => one.carrierId === carrierId);
  return { ana, user, offer, sent, byLink, board };
}

/** Sends everything that is due, to a server that keeps it. */
export async function sendQueuedMails() {
  const server = await aMailServer();
  const from = { name: "Portal", address: "loads@portal.example" };
  const now = () => new Date(Date.now() + 1000);
  const worker = sendMails({ now, pollMs: 3_600_000, mailer: makeMailer({ url: server.url, from }) });
  onTestFinished(worker.stop);
  wakeQueue("queued mails");
  await worker.rest();
  return server.mails;
}
