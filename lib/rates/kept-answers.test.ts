import { describe, expect, test } from "vitest";
import { type PackedAnswer, unpackAnswer } from "@/lib/rates/rules/packed-answer";
import { db } from "@/lib/server/db";
import { aPaidLane } from "@/lib/testing/a-paid-lane";
import { aRateAsker, northbound, unpaid } from "@/lib/testing/a-rate-asker";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

const { POST: explain } = routeOf("/rates/explain");
const { POST: recall } = routeOf("/rates/recall");

describe("what was answered", () => {
  test("is explained for a day to the organization that paid for it, and to no other", async () => {
    const [payer, other] = [await aRateAsker(), await aRateAsker()];
    await aPaidLane(payer.ctx);
    const results = await payer.look([northbound, unpaid, "nonsense"]);
    const ids = results.map(({ id }: { id: string }) => id);
    const explained = await send(explain, payer.headers, { ids: [...ids, "rate_unknown"] });
    expect(problemsOfAnswer("/rates/explain", explained.status, explained.json)).toEqual([]);
    const [data, insufficient, invalid, unknown] = explained.json.items;
    expect(data).toMatchObject({
      id: ids[0],
      evidence: { routeMilesSource: "REQUEST", isSynthetic: false },
    });
    expect(data.evidence.sampleSize).toBeGreaterThan(0);
    expect(insufficient).toMatchObject({ id: ids[1], evidence: { sampleSize: 0, points: [] } });
    expect([invalid.id, invalid.evidence, unknown]).toEqual([ids[2], undefined, null]);
    const foreign = await send(explain, other.headers, { ids });
    expect(foreign.json.items).toEqual([null, null, null]);
  });

  test("is recalled for a day as it was answered, without a further call", async () => {
    const [payer, other] = [await aRateAsker(), await aRateAsker()];
    await aPaidLane(payer.ctx);
    const request = { requests: [northbound, unpaid] };
    const before = await send(recall, payer.headers, request);
    expect(before.json.results).toEqual([null, null]);
    const results = await payer.look([northbound]);
    const recalled = await send(recall, payer.headers, request);
    expect(problemsOfAnswer("/rates/recall", recalled.status, recalled.json)).toEqual([]);
    expect(recalled.json.results[0].item).toEqual(results[0]);
    expect(recalled.json.results[1]).toBe(null);
    expect((await send(recall, other.headers, request)).json.results).toEqual([null, null]);
    expect(await db.usageRecord.count({ where: { organizationId: payer.organizationId } })).toBe(1);
  });

  test("is forgotten after a day", async () => {
    const { ctx, look, headers, organizationId } = await aRateAsker();
    await aPaidLane(ctx);
    const [{ id }] = await look([northbound]);
    const at = new Date(Date.now() - 24 * 3_600_000 - 1000);
    await db.rateAnswer.updateMany({ where: { organizationId }, data: { at } });
    expect((await send(explain, headers, { ids: [id] })).json.items).toEqual([null]);
    expect((await send(recall, headers, { requests: [northbound] })).json.results).toEqual([null]);
  });

  test("is answered as well where an earlier release kept it, week by week", async () => {
    const { ctx, look, headers, organizationId } = await aRateAsker();
    await aPaidLane(ctx);
    const [result] = await look([northbound]);
    const explained = (await send(explain, headers, { ids: [result.id] })).json;
    const where = { organizationId_id: { organizationId, id: result.id } };
    const packed: PackedAnswer = JSON.parse(JSON.stringify((await db.rateAnswer.findUniqueOrThrow({ where })).answer));
    await db.rateAnswer.update({ where, data: { answer: JSON.parse(JSON.stringify(unpackAnswer(packed))) } });
    expect((await send(recall, headers, { requests: [northbound] })).json.results[0].item).toEqual(result);
    expect((await send(explain, headers, { ids: [result.id] })).json).toEqual(explained);
  });
});
