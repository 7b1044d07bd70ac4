import { type Browser, type BrowserContext, expect } from "@playwright/test";

/** What the browser says of an answer or a call that failed; those are looked at themselves. */
const failedCall = /^Failed to load resource:/;
/** Calls that a page gives up when it is left, and those that a test cuts off. */
const givenUp = /ERR_ABORTED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
/** What a test may ask for to see it refused. */
const asked = ["fetch", "xhr", "document"];

function watch(context: BrowserContext, note: (error: string) => void) {
  context.on("weberror", (error) => note(`uncaught on ${error.page()?.url()}: ${error.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !failedCall.test(message.text()))
      note(`console of ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (!givenUp.test(why)) note(`${why}: ${request.url()}`);
  });
  context.on("response", (response) => {
    const status = response.status();
    if (status >= 500 || (status >= 400 && !asked.includes(response.request().resourceType())))
      note(`${status}: ${response.url()}`);
  });
}

/**
 * Notes what goes wrong in every page that the browser opens from now on: errors that nothing catches, what is written to
 * the console as an error, calls that fail by themselves, answers that say the server failed, and files that are missing.
 * @returns stops, and expects that there was nothing of the kind but what `expected` matches
 */
export function watchErrors(browser: Browser) {
  const errors: string[] = [];
  const listener = (context: BrowserContext) => watch(context, (error) => errors.push(error));
  browser.on("context", listener);
  return (expected?: RegExp) => {
    browser.off("context", listener);
    const unexpected = errors.filter((error) => !expected?.test(error));
    expect(unexpected, "nothing went wrong in the pages").toEqual([]);
  };
}
