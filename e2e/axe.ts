import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export type Look = { theme: "light" | "dark"; width: number };

/** As the reader changes it: the page on screen stays. It is looked at when it has stopped changing. */
export async function show(page: Page, { theme, width }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (chosen) => {
    document.documentElement.setAttribute("data-theme", chosen);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

/** What axe finds against the page as it is. */
export async function violations(page: Page) {
  // Without describing what passed, and without a page of its own for the report: a third of the time. The size of
  // targets is the one rule of WCAG 2.2 AA that axe leaves out unless it is asked for.
  const result = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
