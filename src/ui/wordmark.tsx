export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-base sm:gap-3 sm:text-[1.125rem] leading-tight font-semibold tracking-[-0.015em] text-strong">
      <svg className="shrink-0" width="28" height="26" viewBox="0 4 60 56" aria-hidden="true">
        <path className="fill-strong" d="M0 4h28v16H0zM0 24h28v16H0zM0 44h28v16H0z" />
        <path className="fill-signal" d="M32 44h28v16H32z" />
      </svg>
      {name}
    </span>
  );
}
