import { Engraving } from './plate-page.tsx';

/** A balance: a large light box outweighs a small heavy one, because room is charged too. */
export function Balance() {
  return (
    <Engraving height={230}>
      <path d="M200 44v150M150 208h100M162 208l38-14 38 14" strokeWidth={2} />
      <path d="M78 78L322 18" strokeWidth={3} />
      <circle cx={200} cy={48} r={6} className="fill-ground" strokeWidth={2} />
      <path d="M78 78l-46 92h92zM322 18l-40 80h80z" className="opacity-60" />
      <path d="M24 170h108M274 98h96" strokeWidth={3} />
      <path d="M44 104h68v66H44zM44 126h68M44 148h68M66 104v66M90 104v66" className="fill-ground" />
      <path d="M300 66h44v32h-44zM306 58h32v8h-32z" fill="currentColor" />
      <g className="text-action" stroke="currentColor" strokeWidth={1.5}>
        <path d="M14 104v66M10 108l8-8M10 174l8-8" />
      </g>
    </Engraving>
  );
}
