/** How long one film fades into the other; app/styles/hero.css says the same. */
const fadingFor = 700;

/** The films behind a carousel, of which one is seen. */
export interface Films {
  play(): void;
  pause(): void;
  /** Shows the next film, and plays it if the last one played. */
  next(): void;
}

function start(film: HTMLVideoElement): void {
  for (const source of film.querySelectorAll<HTMLSourceElement>('source[data-src]')) {
    source.src = source.dataset.src ?? '';
    source.removeAttribute('data-src');
  }
  if (!film.currentSrc) film.load();
  film.play().catch(({ name }: DOMException) => {
    // Another call came between, or the browser does not start films by itself: then the poster stays, and that is
    // only logged (specification, section 8).
    // biome-ignore lint/suspicious/noConsole: the specification asks for it.
    if (name !== 'AbortError') console.info('The film was not started:', name);
  });
}

/** Takes the films in hand. A film is loaded when it is first played, the posters of the later ones on `next`. */
export function takeFilms(films: HTMLVideoElement[]): Films {
  let seen = 0;
  let playing = false;
  return {
    play() {
      playing = true;
      const film = films[seen];
      if (film) start(film);
    },
    pause() {
      playing = false;
      for (const film of films) film.pause();
    },
    next() {
      seen = (seen + 1) % films.length;
      films.forEach((film, index) => {
        if (film.dataset.poster) film.poster = film.dataset.poster;
        film.toggleAttribute('data-showing', index === seen);
        if (index !== seen) setTimeout(() => index !== seen && film.pause(), fadingFor);
      });
      if (playing) this.play();
    },
  };
}
