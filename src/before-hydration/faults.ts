/**
 * Focuses the only invalid field, which shows its error, and hides the summary, which repeats it. Summaries of the desk stay,
 * since a field may be elsewhere on the page.
 */
export function showAtField(summary: HTMLElement): undefined {
  const field = document.getElementById(summary.dataset.fault ?? '');
  if (field?.ariaInvalid !== 'true') return;
  summary.hidden = true;
  // A fragment that the browser comes to once the page is parsed would take the focus off the field.
  if (document.readyState === 'loading')
    history.replaceState(history.state, '', location.pathname + location.search);
  field.focus();
}

/** Focuses the field of a link in a summary of faults, in the part of the form that its tab opens. */
export function followFaults(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[role=alert] a[href^="#"]');
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!field) return;
    event.preventDefault();
    const tab = field.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
    if (tab) document.getElementById(tab)?.click();
    requestAnimationFrame(() => field.focus());
  });
}
