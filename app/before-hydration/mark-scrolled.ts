/** Marks <html data-scrolled> once the page is scrolled more than 10 px (specification, section 9). */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
