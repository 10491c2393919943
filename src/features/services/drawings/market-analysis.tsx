import type { PlateStrings } from '../drawing-strings.ts';
import { Note, Plate } from './plate-parts.tsx';

const label = { x: 8, y: 14, width: 132, height: 176 };

export function MarketAnalysisPlate({ strings }: { strings: PlateStrings['market-analysis'] }) {
  const checks: [y: number, text: string][] = [
    [36, strings.name],
    [68, strings.panel],
    [104, strings.ingredients],
    [128, strings.allergens],
    [152, strings.maker],
    [178, strings.quantity],
  ];
  return (
    <Plate height={236} description={strings.description}>
      <rect {...label} fill="var(--color-ground)" />
      <path d={`M${label.x + 30} 30h72M${label.x + 42} 40h48`} strokeWidth={3} />
      <rect x={label.x + 12} y={54} width={108} height={36} />
      <path d={`M${label.x + 18} 63h96M${label.x + 18} 72h70m14 0h12M${label.x + 18} 81h60m24 0h12`} />
      <path d={`M${label.x + 12} 101h108M${label.x + 12} 108h92`} />
      <path d={`M${label.x + 12} 128h64`} strokeWidth={3} />
      <path d={`M${label.x + 12} 150h84M${label.x + 12} 157h60`} />
      <path d={`M${label.x + 12} 178h40`} strokeWidth={3} />
      {checks.map(([y, text], index) => (
        <g key={text}>
          <path d={`M${label.x + label.width - 8} ${y}H${label.x + label.width + 14}`} />
          <circle
            cx={label.x + label.width + 24}
            cy={y}
            r={9.5}
            fill={index === 3 ? 'currentColor' : 'none'}
            className={index === 3 ? 'text-action' : undefined}
          />
          <text
            x={label.x + label.width + 24}
            y={y + 4}
            textAnchor="middle"
            fill={index === 3 ? 'var(--color-on-action)' : 'currentColor'}
            stroke="none"
            fontSize={12}
          >
            {index + 1}
          </text>
          <Note x={label.x + label.width + 40} y={y + 4} tone={index === 3 ? 'signal' : undefined}>
            {text}
          </Note>
        </g>
      ))}
      <Note x={label.x} y={222} tone="figure">
        {strings.tasks}
      </Note>
    </Plate>
  );
}
