interface HeroFilmProps {
  /** A film in public/films. */
  name: 'hero-air' | 'hero-sea';
  /** Which part of the picture stays in sight on a narrow and on a wide screen. */
  className: string;
  /** This film is seen first; the other's poster waits until the page has loaded. */
  showing?: boolean;
}

/** One film of the hero. Its sources wait in data-src until app/before-hydration/run-carousel.ts plays it. */
export function HeroFilm({ name, className, showing = false }: HeroFilmProps) {
  const poster = `/films/${name}-poster-1280.avif`;
  return (
    <video
      className={`hero-film absolute inset-0 size-full object-cover ${className}`}
      muted
      loop
      playsInline
      preload="none"
      poster={showing ? poster : undefined}
      data-poster={showing ? undefined : poster}
      data-showing={showing ? '' : undefined}
      width={1280}
      height={720}
      aria-hidden
      tabIndex={-1}
      suppressHydrationWarning
    >
      <source data-src={`/films/${name}.webm`} type="video/webm" suppressHydrationWarning />
      <source data-src={`/films/${name}.mp4`} type="video/mp4" suppressHydrationWarning />
    </video>
  );
}
