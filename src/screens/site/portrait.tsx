interface PortraitProps {
  name: string;
  /** Address of the picture. */
  picture?: string | undefined;
  /** Of a picture; initials say no more than the name beside them. */
  alt: string;
  className: string;
}

/** The person's picture; until there is one, their initials on a plate. */
export function Portrait({ name, picture, alt, className }: PortraitProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt={alt}
        width={480}
        height={480}
        loading="lazy"
        decoding="async"
        className={`picture object-cover object-top ${className}`}
      />
    );
  }
  const names = name.split(' ');
  const initials = (names[0]?.[0] ?? '') + (names.length > 1 ? (names.at(-1)?.[0] ?? '') : '');
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={`text-strong ${className}`}>
      <text
        x={50}
        y={61}
        textAnchor="middle"
        fontSize={32}
        fontWeight={500}
        letterSpacing={-1}
        fill="currentColor"
      >
        {initials}
      </text>
      <path d="M38 70h24" className="stroke-signal" strokeWidth={1.2} />
    </svg>
  );
}
