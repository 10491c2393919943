import type { AnswerClock } from '#features/settings/answer-clock.ts';
import type { DayHours } from '#platform/company.ts';
import { hourOf } from '#platform/values/day-hour.ts';

/** Point of an hour of 24 at a distance from the middle; midnight is at the top. */
function at(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function openArc([opens, closes]: DayHours, radius: number): string {
  const isLong = hourOf(closes) - hourOf(opens) > 12 ? 1 : 0;
  return `M${at(hourOf(opens), radius)}A${radius} ${radius} 0 ${isLong} 1 ${at(hourOf(closes), radius)}`;
}

interface OfficeDialProps {
  /** Usual hours. */
  hours: DayHours;
  caption: string;
  answer: AnswerClock;
}

/**
 * Content of a figure: the office's day on a dial of 24 hours, with its open hours on the rim. The inline script adds the hand
 * for now, the mark of the answer, and its hour (src/before-hydration/dial.ts).
 */
export function OfficeDial({ hours, caption, answer }: OfficeDialProps) {
  return (
    <>
      <svg
        viewBox="-200 -164 400 330"
        aria-hidden
        data-dial=""
        className="h-auto w-full text-strong"
        fill="none"
        stroke="currentColor"
        fontSize={15}
      >
        <circle r={142} strokeWidth={2} />
        <circle r={134} />
        <path d={openArc(hours, 128)} className="stroke-action" strokeWidth={12} />
        {Array.from({ length: 96 }, (_, quarter) => quarter / 4).map((hour) => (
          <path
            key={hour}
            d={`M${at(hour, 134)}L${at(hour, hour % 6 === 0 ? 112 : hour % 1 === 0 ? 122 : 129)}`}
          />
        ))}
        {[0, 6, 12, 18].map((hour) => {
          const [x, y] = at(hour, 94).split(' ');
          return (
            <text
              key={hour}
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fill="currentColor"
              stroke="none"
            >
              {hour}
            </text>
          );
        })}
        <circle data-mark cy={-128} r={10} visibility="hidden" className="fill-strong" />
        <path data-hand d="M0 12V-76" strokeWidth={5} visibility="hidden" />
      </svg>
      <figcaption className="mt-3 text-center text-small text-muted">
        {caption}
        <span data-answer-clock={JSON.stringify(answer)} className="block min-h-[3lh]" />
      </figcaption>
    </>
  );
}
