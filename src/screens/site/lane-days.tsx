import type { LaneDays as Lane } from '#features/map/lane-days.ts';

/** Lanes with typical days, each a link to its rate; renders nothing without lanes. */
export function LaneDays({ lanes, label }: { lanes: Lane[]; label: string }) {
  if (lanes.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-2 lg:grid-cols-4">
      {lanes.map(({ request, title, text }) => (
        <li
          key={request}
          className="relative border-hairline py-3.5 odd:border-r odd:pr-2 max-lg:even:pl-4 max-lg:not-nth-last-[-n+2]:border-b lg:border-r lg:pl-5 lg:first:pl-0 lg:last:border-r-0"
        >
          <a
            href={request}
            className="text-[0.9375rem] leading-snug font-semibold text-strong after:absolute after:inset-0 hover:underline sm:text-base"
          >
            {title}
          </a>
          <p className="tabular text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
