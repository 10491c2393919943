/** Marks <html data-scrolled> once the page is scrolled more than 10 px (specification, section 9). */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  // In a frame, whose layout is due anyway: read while the page is parsed, `scrollY` forces one of its own (150 ms on a phone).
  requestAnimationFrame(mark);
}
