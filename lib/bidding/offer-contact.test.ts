import { expect, test } from "vitest";
import { getOffer } from "@/lib/bidding/get-offer";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { aPosting } from "@/lib/testing/a-posting";

/** A person of the organization, known to the TMS by this id. */
async function aMember({ organizationId, db }: Context, externalId: string, deactivatedAt: Date | null = null) {
  const user = { id: newId("user"), name: `Person ${externalId}`, email: `${newId("user")}@broker.example` };
  await db.user.create({ data: user });
  await db.member.create({
    data: { id: `member_${user.id}`, organizationId, userId: user.id, externalId, deactivatedAt, role: "BROKER" },
  });
  return { name: user.name, email: user.email };
}

test("a carrier sees who covers the load, and no other detail of them", async () => {
  const { broker, aCarrier } = await aPosting({ load: { externalOwnerCoverageUserId: "U-1" } });
  const person = await aMember(broker, "U-1");
  await aMember(broker, "U-2");
  const { ctx } = await (await aCarrier()).byLink();
  expect((await getOffer(ctx, {})).contact).toEqual(person);
});

test("who left the organization is not named, nor is somebody of another organization", async () => {
  const { broker, aCarrier } = await aPosting({ load: { externalOwnerCoverageUserId: "U-3" } });
  await aMember(broker, "U-3", new Date());
  const other = await aPosting();
  await aMember(other.broker, "U-3");
  const { ctx } = await (await aCarrier()).byLink();
  expect(await getOffer(ctx, {})).not.toHaveProperty("contact");
});
