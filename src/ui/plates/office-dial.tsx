import type { OfficeHours } from '../../platform/company.ts';

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

/** The office's day on a dial of 24 hours. */
export function OfficeDial({ hours }: { hours: OfficeHours }) {
  const [opens, closes] = [hourOf(hours.opens), hourOf(hours.closes)];
  const isLong = closes - opens > 12 ? 1 : 0;
  return (
    <svg
      viewBox="0 0 400 330"
      aria-hidden
      className="h-auto w-full text-strong"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      fontSize={15}
    >
      <circle cx={center.x} cy={center.y} r={142} strokeWidth={2} />
      <circle cx={center.x} cy={center.y} r={134} />
      {Array.from({ length: 96 }, (_, quarter) => quarter / 4).map((hour) => (
        <path
          key={hour}
          d={`M${at(hour, 134)}L${at(hour, hour % 6 === 0 ? 112 : hour % 1 === 0 ? 122 : 129)}`}
          strokeWidth={hour % 6 === 0 ? 2.5 : 1}
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
      <g className="text-action" stroke="currentColor">
        <path
          d={`M${at(opens, 70)}A70 70 0 ${isLong} 1 ${at(closes, 70)}`}
          strokeWidth={9}
          strokeLinecap="butt"
        />
        {[
          { hour: opens, text: hours.opens },
          { hour: closes, text: hours.closes },
        ].map(({ hour, text }) => {
          const [x, y] = at(hour, 42).split(' ');
          return (
            <text
              key={text}
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fill="currentColor"
              stroke="none"
              fontWeight={600}
            >
              {text}
            </text>
          );
        })}
      </g>
      <circle cx={center.x} cy={center.y} r={3} fill="currentColor" />
    </svg>
  );
}
