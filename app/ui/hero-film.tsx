interface HeroFilmProps {
  /** A film in public/films. */
  name: 'hero-air' | 'hero-sea';
  /** Which part of the picture stays in sight on a narrow and on a wide screen. */
  className: string;
  /** This film is seen first: its poster is part of the page, and the other's waits until it is needed. */
  first?: boolean;
}

/** One film of the hero. Its sources wait in data-src until app/before-hydration/carousel plays it. */
export function HeroFilm({ name, className, first = false }: HeroFilmProps) {
  const poster = `/films/${name}-poster-1280.avif`;
  const place = `absolute inset-0 size-full object-cover ${className}`;
  return (
    <>
      {first && (
        <img
          src={poster}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
          className={place}
        />
      )}
      <video
        className={`hero-film scripted ${place}`}
        muted
        loop
        playsInline
        preload="none"
        data-poster={first ? undefined : poster}
        data-showing={first ? '' : undefined}
        width={1280}
        height={720}
        aria-hidden
        tabIndex={-1}
        suppressHydrationWarning
      >
        <source data-src={`/films/${name}.webm`} type="video/webm" suppressHydrationWarning />
        <source data-src={`/films/${name}.mp4`} type="video/mp4" suppressHydrationWarning />
      </video>
    </>
  );
}
