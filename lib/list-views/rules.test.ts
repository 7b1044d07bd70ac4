import { expect, test } from "vitest";
import { inOrder, mayChange, maySee, refusalToShare, type StoredView, type Viewer } from "@/lib/list-views/rules";

const view = (more: Partial<StoredView> = {}): StoredView => ({
  id: "view_1",
  list: "loads",
  name: "Uncovered",
  scope: "PRIVATE",
  ownerId: "ana",
  query: "carrier=uncovered",
  updatedAt: new Date(0),
  ...more,
});
const viewer = (more: Partial<Viewer> = {}): Viewer => ({ userId: "raj", role: "BROKER", teamIds: [], ...more });
const ana = viewer({ userId: "ana" });
const admin = viewer({ role: "ADMIN" });
const ofTeam = view({ scope: "TEAM", teamId: "laredo" });

test("a view of one's own is seen and changed by nobody else, whatever their role", () => {
  expect([maySee(view(), ana), mayChange(view(), ana)]).toEqual([true, true]);
  expect([maySee(view(), admin), mayChange(view(), admin)]).toEqual([false, false]);
});

test("a team's view is seen by the team and by admins, and changed by who shared it and by admins", () => {
  const colleague = viewer({ teamIds: ["laredo"] });
  expect([maySee(ofTeam, colleague), maySee(ofTeam, viewer()), maySee(ofTeam, admin)]).toEqual([true, false, true]);
  expect([mayChange(ofTeam, colleague), mayChange(ofTeam, admin)]).toEqual([false, true]);
  expect(mayChange(ofTeam, viewer({ userId: "ana", teamIds: ["laredo"] }))).toBe(true);
  // Who has left the team sees it no more.
  expect(mayChange(ofTeam, ana)).toBe(false);
});

test("viewers share none and change none that they shared before", () => {
  const reader = viewer({ userId: "ana", role: "VIEWER" });
  expect(refusalToShare({ scope: "ORGANIZATION" }, reader)).toContain("brokers");
  expect(mayChange(view({ scope: "ORGANIZATION" }), reader)).toBe(false);
  expect([refusalToShare({ scope: "PRIVATE" }, reader), mayChange(view(), reader)]).toEqual([undefined, true]);
});

test("a broker shares with a team of their own, an admin with any", () => {
  expect(refusalToShare(ofTeam, ana)).toContain("team of one's own");
  expect(refusalToShare(ofTeam, viewer({ teamIds: ["laredo"] }))).toBeUndefined();
  expect(refusalToShare(ofTeam, admin)).toBeUndefined();
});

test("views stand as they were arranged, new ones after them by name", () => {
  const views = [view({ id: "1", name: "C" }), view({ id: "2", name: "B" }), view({ id: "3", name: "A" })];
  expect(inOrder(views, ["1", "gone"]).map(({ name }) => name)).toEqual(["C", "A", "B"]);
});
