interface StillProps {
  /** Picture in public/stills, without width and format: sea-freight. */
  name: string;
  alt: string;
  /** `sizes` attribute of the picture. */
  sizes: string;
  /** In view when the page opens, so it loads first. */
  eager?: boolean;
  className?: string;
}

const widths = [480, 960, 1280];

/** Picture of 1280 × 800 in the smallest sharp file; lazy unless `eager`. */
export function Still({ name, alt, sizes, eager = false, className = '' }: StillProps) {
  const sources = (format: string) =>
    widths.map((width) => `/stills/${name}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/stills/${name}-960.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width={1280}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
