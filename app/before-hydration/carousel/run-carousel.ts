import { takeFilms } from './films.ts';
import { watchRest } from './rest.ts';
import { takeSlides } from './slides.ts';

const every = 5000;

/** Films are for readers who asked for neither less motion nor less data. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/**
 * Runs the hero carousel after the ARIA carousel pattern: every 5 s the next slide, and another film when its index is
 * even (specification, section 4). One button pauses slides and film alike. Where motion is not welcome, nothing
 * starts by itself and no film is loaded before the reader presses play. React renders the parts and leaves them alone.
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

  const show = (target: number) => {
    slides.show(target);
    if (position) position.textContent = String(slides.active + 1);
    if (slides.active % 2 === 0) films.next();
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
    slides.end();
    films.pause();
  };
}
