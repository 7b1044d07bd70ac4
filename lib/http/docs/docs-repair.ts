/**
 * Sent with the page of the reference: gives a name and a state to the fields Scalar leaves without, and lets the
 * keyboard scroll its wide examples. Scalar draws as one scrolls, so it looks again whenever something was drawn.
 */
export const docsRepair = `
const repair = () => {
  for (const field of document.querySelectorAll("[role=combobox]:not([aria-expanded])")) {
    field.setAttribute("aria-expanded", "false");
    if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", field.dataset.placeholder || "Value");
  }
  for (const code of document.querySelectorAll("code.custom-scroll:not([tabindex])")) code.setAttribute("tabindex", "0");
};
let isPlanned = false;
new MutationObserver(() => {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    repair();
  });
}).observe(document.body, { childList: true, subtree: true });
repair();
`;
