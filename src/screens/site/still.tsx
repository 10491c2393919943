import { addressOf } from '#features/settings/file-address.ts';
import type { StoredPicture } from '#features/settings/pictures.ts';

interface StillProps {
  /** Picture in public/stills, without width and format: sea-freight. */
  name: string;
  /** The owner's picture in its place. */
  own?: StoredPicture<'still'> | undefined;
  alt: string;
  /** `sizes` attribute of the picture. */
  sizes: string;
  /** In view when the page opens, so it loads first. */
  eager?: boolean;
  className?: string;
}

const widths = [480, 960, 1280] as const;

/** Picture of 1280 × 800 in the smallest sharp file; lazy unless `eager`. */
export function Still({ name, own, alt, sizes, eager = false, className = '' }: StillProps) {
  const file = (width: (typeof widths)[number], format: 'avif' | 'webp') =>
    own ? addressOf(own[width][format], format) : `/stills/${name}-${width}.${format}`;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={file(960, 'webp')}
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
