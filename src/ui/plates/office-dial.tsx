import type { DayHours } from '../../platform/company.ts';

const center = { x: 200, y: 164 };

/** Point of an hour of 24 at a distance from the middle; midnight is at the top. */
function at(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(center.x + radius * Math.cos(angle)).toFixed(1)} ${(center.y + radius * Math.sin(angle)).toFixed(1)}`;
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** The office's day on a dial of 24 hours, with its open hours on the rim. */
export function OfficeDial({ hours, caption }: { hours: DayHours; caption: string }) {
  const opens = hourOf(hours[0]);
  const closes = hourOf(hours[1]);
  const isLong = closes - opens > 12 ? 1 : 0;
  return (
    <figure>
      <svg
        viewBox="0 0 400 330"
        aria-hidden
        className="h-auto w-full text-strong"
        fill="none"
        stroke="currentColor"
        fontSize={15}
      >
        <circle cx={center.x} cy={center.y} r={142} strokeWidth={2} />
        <circle cx={center.x} cy={center.y} r={134} />
        <path
          d={`M${at(opens, 128)}A128 128 0 ${isLong} 1 ${at(closes, 128)}`}
          className="stroke-action"
          strokeWidth={12}
        />
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
      </svg>
      <figcaption className="mt-3 text-center text-small text-muted">{caption}</figcaption>
    </figure>
  );
}
