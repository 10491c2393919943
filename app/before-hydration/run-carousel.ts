/**
 * Runs the hero carousel after the ARIA carousel pattern: every 5 s the next slide, the old one leaving for 0.5 s and
 * the new one active after 0.7 s; the film changes when the new index is even (specification, section 4). It rests
 * while it is pointed at, holds the focus, or lies in a hidden tab, and one button pauses slides and film alike. With
 * less motion or less data asked for, nothing starts by itself and no film is loaded before the reader presses play.
 * React renders the slides and leaves them alone.
 */
export function runCarousel(carousel: HTMLElement): void {
  const every = 5000;
  const leavingFor = 500;
  const enteringFor = 700;
  const find = <T extends HTMLElement>(selector: string) => [...carousel.querySelectorAll<T>(selector)];
  const slides = find('[data-slide]');
  const films = find<HTMLVideoElement>('video');
  const [toggle] = find('[data-carousel-toggle]');
  const [live] = find('[data-slides]');
  const [position] = find('[data-carousel-position]');
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const sparing = connection?.saveData === true;

  let active = 0;
  let film = 0;
  let playing = false;
  let pointed = false;
  let timer = 0;
  let settling: number[] = [];

  const play = (video: HTMLVideoElement | undefined) => {
    if (!video) return;
    for (const source of video.querySelectorAll<HTMLSourceElement>('source[data-src]')) {
      source.src = source.dataset.src ?? '';
      source.removeAttribute('data-src');
    }
    if (!video.currentSrc) video.load();
    video.play().catch(({ name }: DOMException) => {
      // Another call came between, or the browser does not start films by itself: then the poster stays. It is
      // only logged (specification, section 8).
      // biome-ignore lint/suspicious/noConsole: the specification asks for it.
      if (name !== 'AbortError') console.info('The film was not started:', name);
    });
  };
  const showFilm = () => {
    films.forEach((video, index) => {
      if (video.dataset.poster) video.poster = video.dataset.poster;
      video.toggleAttribute('data-showing', index === film);
      if (index !== film) setTimeout(() => index !== film && video.pause(), enteringFor);
    });
    if (playing) play(films[film]);
  };

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
  const show = (target: number) => {
    settle();
    const leaving = slides[active];
    active = (target + slides.length) % slides.length;
    const entering = slides[active];
    if (!leaving || !entering) return;
    leaving.inert = true;
    leaving.toggleAttribute('data-leaving', true);
    entering.hidden = false;
    entering.toggleAttribute('data-entering', true);
    settling = [
      window.setTimeout(() => {
        leaving.hidden = true;
      }, leavingFor),
      window.setTimeout(settle, enteringFor),
    ];
    if (position) position.textContent = String(active + 1);
    if (active % 2 === 0) {
      film = (film + 1) % films.length;
      showFilm();
    }
  };

  const rest = () => {
    clearInterval(timer);
    const resting = !playing || pointed || document.hidden || carousel.contains(document.activeElement);
    if (!resting) timer = window.setInterval(() => carousel.isConnected && show(active + 1), every);
    live?.setAttribute('aria-live', resting ? 'polite' : 'off');
  };
  const setPlaying = (wanted: boolean) => {
    playing = wanted;
    if (playing) play(films[film]);
    else for (const video of films) video.pause();
    if (toggle) {
      toggle.toggleAttribute('data-playing', playing);
      const label = toggle.querySelector('[data-label]');
      if (label) label.textContent = (playing ? toggle.dataset.pause : toggle.dataset.play) ?? '';
    }
    rest();
  };

  for (const part of find('[data-carousel-controls]')) part.hidden = false;
  toggle?.addEventListener('click', () => setPlaying(!playing));
  for (const button of find('[data-carousel-step]')) {
    button.addEventListener('click', () => show(active + Number(button.dataset.carouselStep)));
  }
  const point = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') pointed = over;
    rest();
  };
  carousel.addEventListener('pointerenter', point(true));
  carousel.addEventListener('pointerleave', point(false));
  carousel.addEventListener('focusin', rest);
  carousel.addEventListener('focusout', () => setTimeout(rest));
  document.addEventListener('visibilitychange', rest);

  const begin = () => setTimeout(() => setPlaying(!calm && !sparing), 300);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
