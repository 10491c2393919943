/** Gives a film its poster once it comes near the view: a poster has no lazy loading of its own. */
export function showPoster(film: HTMLVideoElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      film.poster = film.dataset.latePoster ?? '';
      observer.disconnect();
    },
    { rootMargin: '600px' },
  );
  observer.observe(film);
  return () => observer.disconnect();
}
