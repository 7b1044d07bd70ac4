import { expect, test } from "vitest";
import { keepAnswers } from "@/components/onboarding/answer-keeper";
import { CallError } from "@/lib/browser/api";
import { patchAnswers } from "@/lib/onboarding/rules/answers";
import type { AnswersPatch, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

const empty: OnboardingAnswers = { identity: { displayName: "Águila" }, contacts: [], certificates: [] };
const neverByItself = 3_600_000;

/** A server that keeps answers as ours does: by version, refusing who is behind. */
function aServer() {
  const server = { answers: empty, version: 1, saves: 0, isDown: false };
  const save = async ({ answers, ifVersion }: { answers: AnswersPatch; ifVersion: number }) => {
    if (server.isDown) throw new CallError(0, { code: "unreachable" });
    if (ifVersion !== server.version) {
      const { answers, version } = server;
      throw new CallError(409, { code: "version_conflict", current: { answers, version } });
    }
    Object.assign(server, { answers: patchAnswers(server.answers, answers), version: ifVersion + 1 });
    server.saves += 1;
    return { version: server.version };
  };
  const aPage = () => {
    const { answers, version } = server;
    return keepAnswers({ answers, version, save, waitMs: neverByItself });
  };
  return { server, aPage };
}

test("what is filled in is saved, without its empty fields and rows", async () => {
  const { server, aPage } = aServer();
  const page = aPage();
  page.set("contacts", [{ name: " Marisol ", phone: "" }, { name: "" }]);
  page.set("cargoInsurance", { insurer: "" });
  expect(page.get().state).toBe("unsaved");
  expect(await page.flush()).toBe(true);
  expect(server.answers).toEqual({ ...empty, contacts: [{ name: "Marisol" }] });
});

test("a change while another is being saved is saved after it, in its turn", async () => {
  const { server, aPage } = aServer();
  const page = aPage();
  page.set("certificates", [{ type: "CTPAT" }]);
  const first = page.flush();
  page.set("certificates", [{ type: "CTPAT" }, { type: "FAST" }]);
  await Promise.all([first, page.flush()]);
  expect(server.answers.certificates).toHaveLength(2);
  expect(page.get()).toMatchObject({ state: "saved", version: server.version });
});

test("two people at two parts lose nothing and are asked nothing", async () => {
  const { server, aPage } = aServer();
  const [one, other] = [aPage(), aPage()];
  one.set("contacts", [{ name: "Ana" }]);
  other.set("certificates", [{ type: "OEA" }]);
  expect([await one.flush(), await other.flush()]).toEqual([true, true]);
  expect(server.answers).toMatchObject({ contacts: [{ name: "Ana" }], certificates: [{ type: "OEA" }] });
  expect(other.get().answers).toEqual(server.answers);
});

test("two people at one part are asked whose counts, and nothing is overwritten before", async () => {
  const { server, aPage } = aServer();
  const [one, other, third] = [aPage(), aPage(), aPage()];
  one.set("contacts", [{ name: "Ana" }]);
  await one.flush();
  for (const page of [other, third]) {
    page.set("contacts", [{ name: "Bea" }]);
    expect(await page.flush()).toBe(false);
    expect(page.get()).toMatchObject({ state: "conflict", answers: { contacts: [{ name: "Bea" }] } });
    expect(server.answers.contacts).toEqual([{ name: "Ana" }]);
  }
  third.takeTheirs();
  expect(third.get()).toMatchObject({ state: "saved", answers: { contacts: [{ name: "Ana" }] } });
  expect(await other.keepMine()).toBe(true);
  expect(server.answers.contacts).toEqual([{ name: "Bea" }]);
});

test("without a connection nothing is lost: the next try saves it", async () => {
  const { server, aPage } = aServer();
  const page = aPage();
  server.isDown = true;
  page.set("has247CustomerService", true);
  expect(await page.flush()).toBe(false);
  expect(page.get()).toMatchObject({ state: "failed", answers: { has247CustomerService: true } });
  server.isDown = false;
  expect(await page.flush()).toBe(true);
  expect(server.answers.has247CustomerService).toBe(true);
});

test("what is back as it was is not saved", async () => {
  const { server, aPage } = aServer();
  const page = aPage();
  page.set("contacts", [{ name: "" }]);
  expect(await page.flush()).toBe(true);
  expect(server.saves).toBe(0);
});
