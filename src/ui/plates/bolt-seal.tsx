import { Engraving, Measure } from './plate-page.tsx';

/** A bolt seal, open: the pin above its barrel. A high-security one is at least 18 mm wide (ISO 17712). */
export function BoltSeal() {
  return (
    <Engraving height={330}>
      <path d="M176 22h48v14h-48zM188 36h24v6h-24z" strokeWidth={2} />
      <path d="M191 42v98l6 16h6l6-16V42" strokeWidth={2} />
      <path d="M191 118h18M191 126h18" />
      <path d="M200 10v300" strokeDasharray="10 4 2 4" className="opacity-50" />
      <path d="M172 190h56v14h-56zM164 204h72v66h-72zM172 270h56v12h-56z" strokeWidth={2} />
      <path d="M191 190v22M209 190v22" strokeDasharray="3 3" />
      {[178, 183, 186, 192, 195, 201, 207, 210, 216, 222].map((x, index) => (
        <path key={x} d={`M${x} 218v30`} strokeWidth={index % 3 === 0 ? 3 : 1.5} />
      ))}
      <path d="M176 258h48" strokeDasharray="1 5" strokeWidth={3} />
      <path d="M164 282v16M236 282v16" className="opacity-50" />
      <Measure x={164} y={296} width={72} label="18 mm" />
    </Engraving>
  );
}
