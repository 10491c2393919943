import { type ContainerFit, containers } from '#features/cargo/container-fit.ts';
import { fill } from '#platform/values/format.ts';
import type { SiteStrings } from '../../strings.ts';
import { useNumbers } from '../frame/tool-page.tsx';

interface FloorPlanProps {
  fit: ContainerFit;
  /** Numbers of the rows on the page. */
  rowNumbers: number[];
  /** Number of pieces in all containers. */
  all: number;
  strings: SiteStrings['containerFit'];
}

/** Minimum side in cm for a stack to show its number. */
const shortestForText = 45;

/** First container from above, in centimeters; the largest stack is highlighted. */
export function FloorPlan({ fit, rowNumbers, all, strings }: FloorPlanProps) {
  const show = useNumbers();
  const { plan } = strings;
  const { lengthCm, widthCm } = containers[fit.type];
  // A number that all have says nothing.
  const isOneRow = new Set(fit.plan.map(({ row }) => row)).size === 1;
  const description = fill(plan.description, {
    name: strings.names[fit.type],
    length: show(lengthCm),
    width: show(widthCm),
    stacks: show(fit.plan.length),
    pieces: show(fit.plan.reduce((sum, { pieces }) => sum + pieces, 0)),
    all: show(all),
  });
  return (
    <section aria-labelledby="plan" className="frame pb-16 lg:pb-24">
      <h2 id="plan" className="text-title">
        {plan.heading}
      </h2>
      <p className="mt-3 measure">
        {Number(fit.needed) > 1 && `${fill(plan.first, { count: show(Number(fit.needed)) })} `}
        {plan.text}
      </p>
      <svg
        viewBox={`-4 -4 ${lengthCm + 12} ${widthCm + 8}`}
        role="img"
        aria-label={description}
        className={`mt-6 block h-auto text-strong ${fit.type === '20' ? 'w-full lg:w-1/2' : 'w-full'}`}
        fill="none"
        stroke="currentColor"
        fontSize={30}
      >
        {fit.plan.map(({ row, pieces, x, y, lengthCm: length, widthCm: width }, index) => {
          const number = isOneRow ? '' : (rowNumbers[row] ?? row + 1);
          return (
            <g key={`${x} ${y}`}>
              <rect
                x={x}
                y={y}
                width={length}
                height={width}
                vectorEffect="non-scaling-stroke"
                fill={index === 0 ? 'currentColor' : 'none'}
                className={index === 0 ? 'text-action' : undefined}
              />
              {Math.min(length, width) >= shortestForText && (pieces > 1 || !isOneRow) && (
                <text
                  x={x + length / 2}
                  y={y + width / 2}
                  textAnchor="middle"
                  dominantBaseline="central"
                  stroke="none"
                  fill="currentColor"
                  className={index === 0 ? 'text-on-action' : undefined}
                >
                  {pieces > 1 ? `${number} ×${pieces}`.trim() : number}
                </text>
              )}
            </g>
          );
        })}
        <path
          d={`M${lengthCm} 0H0V${widthCm}H${lengthCm}`}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M${lengthCm} 0V${widthCm}`} strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden className={`label mt-2 flex justify-between ${fit.type === '20' ? 'lg:w-1/2' : ''}`}>
        <span>{plan.wall}</span>
        <span>{plan.door}</span>
      </p>
      <p aria-hidden className="tabular mt-4 measure text-small">
        {description}
      </p>
    </section>
  );
}
