import { Engraving } from './plate-page.tsx';

/** A globe with one lane between two desks. */
export function GlobeLane() {
  return (
    <Engraving height={300}>
      <circle cx={200} cy={150} r={136} strokeWidth={2} />
      {[46, 94, 124].map((radius) => (
        <ellipse key={radius} cx={200} cy={150} rx={radius} ry={136} className="opacity-45" />
      ))}
      <path d="M200 14v272M64 150h272" className="opacity-45" />
      {[46, 92].map((offset) => {
        const half = Math.sqrt(136 ** 2 - offset ** 2);
        return (
          <path
            key={offset}
            d={`M${200 - half} ${150 - offset}h${2 * half}M${200 - half} ${150 + offset}h${2 * half}`}
            className="opacity-45"
          />
        );
      })}
      <g className="text-action" stroke="currentColor">
        <path d="M136 92Q214 96 262 210" strokeWidth={2.5} />
        <circle cx={136} cy={92} r={6} fill="currentColor" />
        <circle cx={262} cy={210} r={6} fill="currentColor" />
      </g>
    </Engraving>
  );
}
