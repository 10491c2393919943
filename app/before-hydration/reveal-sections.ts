import type { onEach } from './on-each.ts';

/** Marks a section `data-revealed` once a tenth of it has come into view (specification, section 9); once only. */
export function revealSections(each: typeof onEach): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, rootBounds, boundingClientRect } of entries) {
        // Of a section higher than ten screens, a tenth never fits: then a screenful of it is enough.
        const screenful = rootBounds ? rootBounds.height / boundingClientRect.height : 1;
        if (!isIntersecting || intersectionRatio < Math.min(0.1, screenful / 2)) continue;
        target.toggleAttribute('data-revealed', true);
        observer.unobserve(target);
      }
    },
    { threshold: [0, 0.02, 0.05, 0.1] },
  );
  each('[data-reveal]', (section) => observer.observe(section));
  // Nothing that the keyboard has reached stays unseen.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.closest('[data-reveal]')?.toggleAttribute('data-revealed', true);
  });
}
