const leavingFor = 500;
const enteringFor = 700;

/** The slides of a carousel, of which one is active; the others are hidden. */
export interface Slides {
  readonly active: number;
  /** Moves to a slide, around the ends: the old one leaves for 0.5 s, the new one is active after 0.7 s. */
  show(target: number): void;
  end(): void;
}

/** Takes the slides of a carousel in hand (specification, section 4). */
export function takeSlides(slides: HTMLElement[]): Slides {
  let active = 0;
  let settling: number[] = [];

  const settle = () => {
    for (const step of settling) clearTimeout(step);
    settling = [];
    slides.forEach((slide, index) => {
      slide.hidden = index !== active;
      slide.inert = index !== active;
      slide.removeAttribute('data-leaving');
      slide.removeAttribute('data-entering');
    });
  };

  return {
    get active() {
      return active;
    },
    show(target) {
      settle();
      const leaving = slides[active];
      active = (target + slides.length) % slides.length;
      const entering = slides[active];
      if (!leaving || !entering || leaving === entering) return;
      leaving.inert = true;
      leaving.toggleAttribute('data-leaving', true);
      entering.hidden = false;
      entering.toggleAttribute('data-entering', true);
      const hide = () => {
        leaving.hidden = true;
      };
      settling = [window.setTimeout(hide, leavingFor), window.setTimeout(settle, enteringFor)];
    },
    end: settle,
  };
}
