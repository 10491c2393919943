/** The company's logo (src/ui/styles/page-style.ts) beside its name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-base sm:gap-3 sm:text-[1.125rem] leading-tight font-semibold tracking-[-0.015em] text-strong">
      <span className="logo shrink-0" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}
