/** Sets the year right on a page that was rendered in an earlier one. */
export function writeThisYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}
