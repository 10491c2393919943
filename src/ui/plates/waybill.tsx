import { Engraving } from './plate-page.tsx';

const bars = [0, 5, 8, 14, 20, 23, 29, 35, 38, 41, 47, 53, 56, 62, 68, 71, 77, 80, 86, 92, 98, 101, 107, 110];

/** A waybill: its number is what one tracks by. */
export function Waybill() {
  return (
    <Engraving height={330}>
      <path d="M92 26h236v278" className="opacity-40" />
      <rect x={72} y={14} width={240} height={276} strokeWidth={2} className="fill-field" />
      <path d="M72 66h240M72 116h240M72 166h240M72 232h240M192 66v100M232 166v66M152 166v66" />
      {[
        'M84 82h56M84 94h84M84 103h62',
        'M204 82h40M204 94h86M204 103h70',
        'M84 132h48M84 144h88M84 153h52',
        'M204 132h52M204 144h72M204 153h88',
        'M84 182h36M84 196h52M84 206h44M84 216h50',
        'M164 182h40M164 196h54M164 206h38',
        'M244 182h34M244 196h52M244 206h48M244 216h30',
      ].map((lines) => (
        <path key={lines} d={lines} strokeWidth={1.5} className="opacity-50" />
      ))}
      {bars.map((x, index) => (
        <path
          key={x}
          d={`M${88 + x} 246v30`}
          strokeWidth={index % 4 === 0 ? 3.5 : 1.5}
          strokeLinecap="butt"
        />
      ))}
      <path d="M226 270c10-18 16-18 18-4s8 8 14-4 12-10 10 2 10 6 18-2" strokeWidth={1.5} />
      <g className="text-action" stroke="currentColor">
        <rect x={84} y={27} width={132} height={26} strokeWidth={1.5} />
        {[96, 108, 120, 138, 150, 162, 174, 192, 204].map((x) => (
          <path key={x} d={`M${x} 35v10`} strokeWidth={4} strokeLinecap="butt" />
        ))}
      </g>
    </Engraving>
  );
}
