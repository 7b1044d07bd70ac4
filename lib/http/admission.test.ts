import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { Admission } from "@/lib/http/admission";

type Limits = ConstructorParameters<typeof Admission>[0];
const limits: Limits = {
  ...{ atOnce: 4, atOncePerOrganization: 2 },
  ...{ waitingMax: 6, waitingPerOrganizationMax: 4, waitMsMax: 10_000 },
};

/** Calls that run until they are ended, and the names of those that have begun. "a-tms 1" is one of A's TMS. */
function someCalls(changed: Partial<Limits> = {}) {
  const admission = new Admission({ ...limits, ...changed });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: { name: string; code: string; retryAfterSeconds: number | undefined }[] = [];
  const ask = (name: string, weight = 1, wanted?: AbortSignal) => {
    const [organizationId = ""] = name;
    const [callerId = ""] = name.includes(" ") ? name.split(" ") : [];
    const run = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return admission.run({ organizationId, callerId, weight }, run, wanted).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      refused.push({ name, code: error.code, retryAfterSeconds: error.details.retryAfterSeconds });
    });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { admission, ask, end, settled, begun, refused };
}

describe("calls", () => {
  test("of one organization never take more than its share, and those of another begin beside them", async () => {
    const { ask, begun, settled } = someCalls();
    for (const name of ["a1", "a2", "a3", "b1"]) void ask(name);
    await settled();
    expect(begun).toEqual(["a1", "a2", "b1"]);
  });

  test("that wait begin in turns of their organizations, each in its own order", async () => {
    const { ask, end, begun } = someCalls({ atOnce: 1, atOncePerOrganization: 1, waitingPerOrganizationMax: 6 });
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void ask(name);
    for (const name of ["a1", "a2", "b1", "c1", "a3"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  test("of a caller of whom least runs begin before those of one who has much running", async () => {
    const { ask, end, begun } = someCalls({ atOncePerOrganization: 4 });
    for (const at of [1, 2, 3, 4]) void ask(`a-searcher ${at}`, 2);
    void ask("a-tms 1");
    void ask("a-tms 2");
    await end("a-searcher 1");
    expect(begun).toEqual(["a-searcher 1", "a-searcher 2", "a-tms 1", "a-tms 2"]);
  });

  test("count by their weight", async () => {
    const { ask, end, begun, settled } = someCalls();
    for (const [name, weight] of [
      ["a1", 2],
      ["b1", 2],
      ["c1", 1],
    ] as const)
      void ask(name, weight);
    await settled();
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1", "c1"]);
  });

  test("beyond their organization's queue are refused at once as too many, beyond that of all as unavailable", async () => {
    const { admission, ask, refused, settled } = someCalls();
    for (let call = 1; call <= 7; call++) void ask(`a${call}`);
    await settled();
    expect(refused).toEqual([{ name: "a7", code: "rate_limited", retryAfterSeconds: 1 }]);
    for (let call = 1; call <= 5; call++) void ask(`b${call}`);
    await settled();
    expect(refused.slice(1)).toEqual([{ name: "b5", code: "unavailable", retryAfterSeconds: 1 }]);
    expect(() => admission.refuseWhenFull("c")).toThrow("The service is busy.");
  });

  test("that have waited too long are refused, and leave their place to others", async () => {
    const { ask, end, refused, begun } = someCalls({ waitMsMax: 5 });
    const late = [void ask("a1"), void ask("a2"), ask("a3")][2];
    await late;
    expect(refused).toEqual([{ name: "a3", code: "rate_limited", retryAfterSeconds: 1 }]);
    await end("a1");
    void ask("a4");
    expect(begun).toEqual(["a1", "a2", "a4"]);
  });

  test("that have waited too long for the calls of others are refused as unavailable", async () => {
    const { ask, refused } = someCalls({ atOnce: 1, waitMsMax: 5 });
    void ask("a1");
    await ask("b1");
    expect(refused).toEqual([{ name: "b1", code: "unavailable", retryAfterSeconds: 1 }]);
  });

  test("of several callers of an organization take turns, however many one of them has sent", async () => {
    const { ask, end, begun } = someCalls({ atOncePerOrganization: 1 });
    for (const name of ["a-viewer 1", "a-viewer 2", "a-viewer 3", "a-tms 1", "a-tms 2"]) void ask(name);
    for (const name of ["a-viewer 1", "a-viewer 2", "a-tms 1", "a-viewer 3"]) await end(name);
    expect(begun).toEqual(["a-viewer 1", "a-viewer 2", "a-tms 1", "a-viewer 3", "a-tms 2"]);
  });

  test("of one caller leave a place of its organization to the others", async () => {
    const { ask, begun, settled } = someCalls({ atOncePerCaller: 1 });
    for (const name of ["a-viewer 1", "a-viewer 2", "a-tms 1"]) void ask(name);
    await settled();
    expect(begun).toEqual(["a-viewer 1", "a-tms 1"]);
  });

  test("that are heavier than a share take all of it", async () => {
    const { ask, begun, settled } = someCalls();
    void ask("a1", 4);
    await settled();
    expect(begun).toEqual(["a1"]);
  });

  test("whose caller hangs up leave their place to others", async () => {
    const { ask, end, begun } = someCalls({ atOncePerOrganization: 1 });
    const caller = new AbortController();
    void ask("a1");
    const given = ask("a2", 1, caller.signal);
    void ask("a3");
    caller.abort();
    await expect(given).rejects.toThrow("This operation was aborted");
    await end("a1");
    expect(begun).toEqual(["a1", "a3"]);
  });

  test("that fail give their place back", async () => {
    const { admission, ask, begun } = someCalls({ atOncePerOrganization: 1 });
    await expect(
      admission.run({ organizationId: "a", callerId: "", weight: 1 }, () => Promise.reject(new Error("broken"))),
    ).rejects.toThrow("broken");
    void ask("a1");
    expect(begun).toEqual(["a1"]);
  });
});
