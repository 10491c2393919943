import { onEach } from './on-each.ts';

/** Marks a section `data-revealed` once a tenth of it has come into view (specification, section 9); once only. */
export function revealSections(): void {
  const reveal = (section: Element) => section.toggleAttribute('data-revealed', true);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, rootBounds, boundingClientRect } of entries) {
        // Of a section higher than ten screens, a tenth never fits: then half a screenful of it is enough.
        const halfScreen = rootBounds ? rootBounds.height / 2 / boundingClientRect.height : 1;
        if (!isIntersecting || intersectionRatio < Math.min(0.1, halfScreen)) continue;
        reveal(target);
        observer.unobserve(target);
      }
    },
    { threshold: [0, 0.02, 0.05, 0.1] },
  );
  onEach('[data-reveal]', (section) => {
    observer.observe(section);
    return () => observer.unobserve(section);
  });
  // Nothing that the keyboard has reached stays unseen.
  addEventListener('focusin', ({ target }) => {
    const section = target instanceof Element && target.closest('[data-reveal]');
    if (section) reveal(section);
  });
}
