import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export type Look = { theme: "light" | "dark"; width: number };

/** What slides or changes its colour is looked at when it has come to rest. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** As the reader changes it: the page on screen stays. */
export async function show(page: Page, { theme, width }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
  await comeToRest(page);
}

/** What axe finds against the page as it is, or against a part of it where the page has a test of its own. */
export async function violations(page: Page, part = "html") {
  await comeToRest(page);
  // Without describing what passed, and without a page of its own for the report: a third of the time. The size of
  // targets is the one rule of WCAG 2.2 AA that axe leaves out unless it is asked for.
  const result = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(part)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
