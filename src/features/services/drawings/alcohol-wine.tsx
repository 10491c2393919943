import type { PlateStrings } from '../drawing-strings.ts';
import { Note, Plate } from './plate-parts.tsx';

/** Cases per square of the drawing. */
const casesASquare = 50;
const side = 20;
const step = side + 5;
const rows = 3;
const box = { x: 4, width: 392, height: rows * step + 7 };

interface LoadProps {
  y: number;
  cases: number;
  /** First case that the heavier load could not take. */
  more?: number;
  label: string;
  figure: string;
}

/** Outlines a 40′ with the cases that weigh 20.0 metric tons, a square for every 50. */
function Load({ y, cases, more = cases, label, figure }: LoadProps) {
  const squares = Array.from({ length: Math.ceil(cases / casesASquare) }, (_, index) => index);
  return (
    <g>
      <Note x={box.x} y={y - 7} tone="quiet">
        {label}
      </Note>
      <Note x={box.x + box.width} y={y - 7} anchor="end" tone={more < cases ? 'signal' : 'figure'}>
        {figure}
      </Note>
      <rect x={box.x} y={y} width={box.width} height={box.height} />
      <path
        d={`M${box.x + box.width - 5} ${y}v${box.height}M${box.x} ${y + box.height + 4}h24m${box.width - 48} 0h24`}
      />
      {squares.map((index) => (
        <rect
          key={index}
          x={box.x + 7 + Math.floor(index / rows) * step}
          y={y + box.height - 6 - side - (index % rows) * step}
          width={side * Math.min(1, cases / casesASquare - index)}
          height={side}
          fill="currentColor"
          stroke="none"
          className={index * casesASquare >= more ? 'text-action' : undefined}
        />
      ))}
    </g>
  );
}

/** Cases up to the road limit of 20.0 t in a 40′: 1,000 of 20 kg, or 1,333 of 15 kg. */
export function AlcoholWinePlate({ strings }: { strings: PlateStrings['alcohol-wine-exports'] }) {
  return (
    <Plate height={248} description={strings.description}>
      <Load y={22} cases={1000} label={strings.heavy} figure={strings.heavyCases} />
      <Load y={140} cases={1333} more={1000} label={strings.light} figure={strings.lightCases} />
      <Note x={box.x} y={240} tone="quiet">
        {strings.legend}
      </Note>
    </Plate>
  );
}
