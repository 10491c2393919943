/** Milliseconds of the cross-fade between two films; src/ui/styles/hero.css has the same value. */
const fadingFor = 700;

function start(film: HTMLVideoElement): void {
  if (!film.querySelector('source')) return;
  for (const source of film.querySelectorAll<HTMLSourceElement>('source[data-src]')) {
    source.src = source.dataset.src ?? '';
    source.removeAttribute('data-src');
  }
  if (!film.currentSrc) film.load();
  film.play().catch(({ name }: DOMException) => {
    // Another call interrupted this one, or the browser blocks autoplay. The poster stays (specification, section 8).
    // biome-ignore lint/suspicious/noConsole: the specification asks for it.
    if (name !== 'AbortError') console.info('The film was not started:', name);
  });
}

/** Loads a film when it is first played, and its poster when the slide before it plays. */
function takeFilms(films: HTMLVideoElement[]) {
  let seen = 0;
  let playing = false;
  const loadPoster = (film: HTMLVideoElement | undefined) => {
    if (film?.dataset.poster) film.poster = film.dataset.poster;
  };
  return {
    play() {
      playing = true;
      const film = films[seen];
      if (film) start(film);
      loadPoster(films[(seen + 1) % films.length]);
    },
    pause() {
      playing = false;
      for (const film of films) film.pause();
    },
    /** Plays the film of a slide only if the one before was playing. */
    show(slide: number) {
      seen = slide % films.length;
      loadPoster(films[seen]);
      films.forEach((film, index) => {
        film.toggleAttribute('data-showing', index === seen);
        if (index !== seen) setTimeout(() => index !== seen && film.pause(), fadingFor);
      });
      if (playing) this.play();
    },
  };
}

const leavingFor = 500;
const enteringFor = 700;

function takeSlides(slides: HTMLElement[]) {
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
    /** Returns the cargo of the slide, by the names of the row's fields. */
    get cargo(): Record<string, string> {
      return JSON.parse(slides[active]?.dataset.slide ?? '{}');
    },
    /** Wraps around at both ends. The old slide leaves for 0.5 s; the new one is active after 0.7 s. */
    show(target: number) {
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

/** Milliseconds between two letters. */
const letterEvery = 25;
let typing = 0;

/** Writes a slide's cargo into the empty fields of the row, letter by letter while the slides play. */
function typeCargo(inputs: HTMLInputElement[], cargo: Record<string, string>, playing: boolean): void {
  clearInterval(typing);
  let length = playing ? 0 : Number.POSITIVE_INFINITY;
  const write = () => {
    length += 1;
    for (const input of inputs) input.placeholder = cargo[input.name]?.slice(0, length) ?? '';
    if (length > (cargo.what ?? '').length) clearInterval(typing);
  };
  typing = window.setInterval(write, letterEvery);
  write();
}

/**
 * Returns a check that is true while the carousel is hovered, has the focus or is in a hidden tab. Calls `changed` when
 * the result may differ, until the signal aborts.
 */
function watchRest(carousel: HTMLElement, changed: () => void, signal: AbortSignal) {
  let pointed = false;
  let focused = carousel.contains(document.activeElement);
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) =>
    carousel.addEventListener(
      name,
      (event) => {
        listen(event);
        changed();
      },
      { signal },
    );
  on('pointerenter', ({ pointerType }) => {
    // A touch pointer sends no leave event.
    pointed = pointerType !== 'touch';
  });
  on('pointerleave', () => {
    pointed = false;
  });
  on('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) focused = true;
  });
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) focused = false;
  });
  document.addEventListener('visibilitychange', changed, { signal });
  return {
    get isResting() {
      return pointed || focused || document.hidden;
    },
    /** Ignores hover and focus until they change, after the reader pressed play. */
    insist() {
      pointed = false;
      focused = false;
    },
  };
}

const every = 5000;

/** Returns false where the reader prefers reduced motion or data, or the connection is slower than 4G. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const isSparing = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g';
  return !isSparing && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs the hero carousel by the ARIA carousel pattern: every 5 s the next slide, its cargo typed into the row below, over
 * alternating films. One button pauses slides and film, and so does typing. Where motion is not welcome, nothing starts
 * automatically and no film loads before the reader presses play. React renders the parts once and does not update
 * them.
 */
export function runCarousel(carousel: HTMLElement): () => void {
  const find = <T extends HTMLElement>(selector: string) => [...carousel.querySelectorAll<T>(selector)];
  const [toggle] = find('[data-carousel-toggle]');
  const [live] = find('[data-slides]');
  const [position] = find('[data-carousel-position]');
  const slides = takeSlides(find('[data-slide]'));
  const films = takeFilms(find<HTMLVideoElement>('video'));
  const ending = new AbortController();
  const { signal } = ending;
  let playing = false;
  let turning = 0;

  const inputs = find<HTMLInputElement>('form [placeholder]');
  const show = (target: number) => {
    slides.show(target);
    typeCargo(inputs, slides.cargo, playing);
    if (position) position.textContent = String(slides.active + 1);
    films.show(slides.active);
  };
  const turn = () => {
    clearInterval(turning);
    const turns = playing && !rest.isResting;
    if (turns) turning = window.setInterval(() => show(slides.active + 1), every);
    live?.setAttribute('aria-live', turns ? 'off' : 'polite');
  };
  const rest = watchRest(carousel, turn, signal);
  const setPlaying = (wanted: boolean) => {
    playing = wanted;
    if (playing) films.play();
    else films.pause();
    toggle?.toggleAttribute('data-playing', playing);
    const label = toggle?.querySelector('[data-label]');
    if (toggle && label) label.textContent = (playing ? toggle.dataset.pause : toggle.dataset.play) ?? '';
    turn();
  };

  for (const controls of find('[data-carousel-controls]')) controls.hidden = false;
  toggle?.addEventListener('click', () => {
    rest.insist();
    setPlaying(!playing);
  });
  for (const button of find('[data-carousel-step]')) {
    button.addEventListener('click', () => show(slides.active + Number(button.dataset.carouselStep)));
  }

  // A visitor's own cargo ends the examples.
  carousel.addEventListener('input', () => setPlaying(false), { signal });

  let beginning = 0;
  const begin = () => {
    beginning = window.setTimeout(() => setPlaying(isWelcome()), 300);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal });

  return () => {
    ending.abort();
    clearTimeout(beginning);
    clearInterval(turning);
    clearInterval(typing);
    slides.end();
    films.pause();
  };
}
