import { Circle, ClipPath, Defs, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { brandFamily } from '#platform/pdf/font.ts';
import { palette } from '#platform/pdf/layout.tsx';
import { printable } from '#platform/pdf/printable.ts';
import type { LabelSide, ShipmentMap } from './draw-shipment.ts';
import paths from './land-paths.json' with { type: 'json' };

/** In points. */
const font = 8.5;

/** Position of a name relative to its dot, in points. */
const labels: Record<LabelSide, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }> = {
  above: { x: 0, y: -6, anchor: 'middle' },
  below: { x: 0, y: 12.5, anchor: 'middle' },
  left: { x: -7, y: 3, anchor: 'end' },
  right: { x: 7, y: 3, anchor: 'start' },
};

/** Draws a lane of `drawLane` in a PDF; `width` is in points. */
export function PdfLane({ lane, width, alt }: { lane: ShipmentMap; width: number; alt: string }) {
  const { view, legs, stops } = lane;
  const unit = view.width / width;
  const box = { x: view.left, y: view.top, width: view.width, height: view.height };
  return (
    <Svg
      width={width}
      height={view.height / unit}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      alt={alt}
    >
      <Defs>
        <ClipPath id="lane">
          <Rect {...box} />
        </ClipPath>
      </Defs>
      <G clipPath="url(#lane)">
        <Rect {...box} fill={palette.sea} />
        <Path d={paths.grid} stroke={palette.grid} strokeWidth={0.5 * unit} fill="none" />
        <Path d={paths.land} fill={palette.land} stroke={palette.coast} strokeWidth={0.5 * unit} />
        {legs.map((path) => (
          <Path key={path} d={path} fill="none" stroke={palette.action} strokeWidth={1.75 * unit} />
        ))}
        {stops.map(({ name, at: [x, y], side }) => (
          <G key={`${name} ${x} ${y}`}>
            <Circle
              cx={x}
              cy={y}
              r={2.75 * unit}
              fill={palette.page}
              stroke={palette.action}
              strokeWidth={1.5 * unit}
            />
            <Text
              x={x + labels[side].x * unit}
              y={y + labels[side].y * unit}
              textAnchor={labels[side].anchor}
              fill={palette.ink}
              style={{ fontFamily: brandFamily, fontSize: font * unit, fontWeight: 600 }}
            >
              {printable(name)}
            </Text>
          </G>
        ))}
      </G>
    </Svg>
  );
}
