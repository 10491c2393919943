import { Engraving } from './plate-page.tsx';

/** From the seller's door to the buyer's: the risk passes at one place, here at the ship. */
export function QuayLine() {
  return (
    <Engraving height={190}>
      <path d="M8 140h112M280 140h112" strokeWidth={2} />
      <path d="M120 140v26M280 140v26" strokeWidth={2} />
      <path d="M120 154q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" className="opacity-50" />
      <path d="M14 140v-38l20-12v12l20-12v50M346 140v-34l20-14 20 14v34" />
      <path d="M64 140v-16h24v16M88 130h10l6 6v4M72 143a4 4 0 1 0 .1 0M96 143a4 4 0 1 0 .1 0" />
      <path d="M112 140V56M104 140l8-60M112 56h74M112 56l-18 18M112 38v18M112 38l64 18M168 56v18" />
      <path d="M142 138h116l-10 22h-94z" strokeWidth={2} />
      <path d="M152 122h22v16M174 122h22v16M196 122h22v16M152 122v16M196 106v16M174 106h22M174 106v16M228 138v-28h18v28" />
      <g className="text-action" stroke="currentColor" strokeWidth={1.5}>
        <path d="M168 30v8M168 82v22M8 180h160" strokeDasharray="none" />
        <path d="M164 184l8-8M4 184l8-8" />
        <rect x={158} y={74} width={20} height={12} fill="currentColor" />
      </g>
    </Engraving>
  );
}
