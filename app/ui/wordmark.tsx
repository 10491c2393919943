/** The company's name with its mark: a quay crane's corner and the one red box. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3 text-[1.125rem] leading-tight font-semibold tracking-[-0.015em] text-strong">
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <path className="fill-strong" d="M2 2h6v16h6v6H2z" />
        <path className="fill-signal" d="M18 18h6v6h-6z" />
      </svg>
      {name}
    </span>
  );
}
