import { formatNumber } from '../../platform/values/format.ts';
import { useLocale } from '../locale.tsx';
import { Engraving, Measure } from './plate-page.tsx';

/** Outside width and height of a container (ISO 668). */
const [widthM, heightM] = [2.44, 2.59];
const [left, top, width, height] = [78, 16, 244, 259];

/** The doors of a container, sealed. */
export function ContainerDoor() {
  const meters = formatNumber(useLocale(), widthM, { minimumFractionDigits: 2 });
  const middle = left + width / 2;
  return (
    <Engraving height={330}>
      <rect x={left} y={top} width={width} height={height * (heightM / 2.59)} strokeWidth={2} />
      <rect x={left + 7} y={top + 7} width={width - 14} height={height - 14} />
      <path d={`M${middle - 1.5} ${top + 7}v${height - 14}m3 0v${14 - height}`} />
      {[-84, -44, 44, 84].map((offset) => (
        <g key={offset}>
          <path d={`M${middle + offset} ${top + 2}v${height - 4}`} strokeWidth={2.5} />
          {[20, 78, 196, 240].map((y) => (
            <rect key={y} x={middle + offset - 5} y={top + y} width={10} height={5} className="fill-ground" />
          ))}
        </g>
      ))}
      {[52, 104, 216].map((y) => (
        <path
          key={y}
          d={`M${left + 12} ${top + y}h${width / 2 - 19}m14 0h${width / 2 - 19}`}
          className="opacity-40"
        />
      ))}
      {[-84, -44, 44, 84].map((offset) => (
        <path key={offset} d={`M${middle + offset} ${top + 152}h${offset < 0 ? 30 : -30}`} strokeWidth={4} />
      ))}
      <path
        d={`M${middle + 18} ${top + 140}v26`}
        className="text-action"
        stroke="currentColor"
        strokeWidth={3}
      />
      <circle cx={middle + 18} cy={top + 171} r={6} className="fill-action" stroke="none" />
      <Measure x={left} y={top + height + 22} width={width} label={`${meters} m`} />
    </Engraving>
  );
}
