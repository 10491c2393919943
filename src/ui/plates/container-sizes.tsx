import { formatNumber } from '../../platform/values/format.ts';
import { useLocale } from '../locale.tsx';
import { Engraving, Measure } from './plate-page.tsx';

/** A container with its inside length. */
export function ContainerSizes({ lengthCm }: { lengthCm: number }) {
  const meters = formatNumber(useLocale(), lengthCm / 100, { minimumFractionDigits: 2 });
  return (
    <Engraving height={210}>
      <path d="M20 56h264v112H20zM284 56l84-34v96l-84 50M20 56l84-34h264" strokeWidth={2} />
      {Array.from({ length: 15 }, (_, rib) => 36 + rib * 16).map((x) => (
        <path key={x} d={`M${x} 62v100`} className="opacity-45" />
      ))}
      <path d="M326 39v104M300 62v84M348 44v82" />
      <path d="M104 22v96H20M104 118h180" strokeDasharray="3 4" className="opacity-50" />
      <Measure x={20} y={184} width={264} label={`${meters} m`} />
    </Engraving>
  );
}
