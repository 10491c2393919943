interface StillProps {
  /** A picture in public/stills, without width and format: sea-freight. */
  name: string;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** In view when the page opens, so fetched at once and first. */
  eager?: boolean;
  className?: string;
}

const widths = [480, 960, 1280];

/** A model that stands on the page, 1280 × 800, in the smallest file that is sharp where it is shown; lazy unless it is `eager`. */
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
