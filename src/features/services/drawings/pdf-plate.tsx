import { Circle, ClipPath, Defs, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { Children, isValidElement, type ReactNode } from 'react';
import { brandFamily } from '#platform/pdf/font.ts';
import { palette } from '#platform/pdf/layout.tsx';
import { printable } from '#platform/pdf/printable.ts';

interface Inherited {
  color: string;
  fill: string;
  stroke: string;
  strokeWidth: number;
  fontSize: number;
}

interface Shape extends Partial<Inherited> {
  children?: ReactNode;
  className?: string;
  [attribute: string]: unknown;
}

/** The site's colors by the names that the drawings use. */
const colors: Record<string, string> = {
  'text-action': palette.action,
  'text-muted': palette.muted,
  'text-outline': palette.outline,
  'var(--color-ground)': palette.page,
  'var(--color-panel)': palette.ground,
  'var(--color-on-action)': palette.page,
};

/** Strokes across a drawing, 5 units apart, as in its hatch pattern. */
function hatchOf(width: number, height: number): string {
  const apart = 5 * Math.SQRT2;
  const count = Math.ceil((width + height) / apart);
  return Array.from({ length: count }, (_, index) => `M${index * apart} 0l${-height} ${height}`).join('');
}

/** Draws the elements of a plate and collects the shapes of its hatches; throws for an unknown element. */
function drawerOf(id: string, hatch: string) {
  const clips: ReactNode[] = [];

  function draw(node: ReactNode, inherited: Inherited): ReactNode {
    return Children.map(node, (child) => {
      if (!isValidElement<Shape>(child)) return null;
      const { type, props } = child;
      if (typeof type === 'function') return draw((type as (props: Shape) => ReactNode)(props), inherited);
      if (type === 'defs') return null;
      const { color, fill, stroke, strokeWidth, fontSize } = {
        ...inherited,
        ...Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)),
        color: colors[props.className ?? ''] ?? inherited.color,
      };
      const own = { color, fill, stroke, strokeWidth, fontSize };
      if (type === 'svg' || type === 'g') return draw(props.children, own);
      const paint = (name: string) => (name === 'currentColor' ? color : (colors[name] ?? name));
      const { children, className: _, ...attributes } = props;
      if (type === 'text')
        return (
          <Text
            x={props.x as number}
            y={props.y as number}
            {...(props.textAnchor ? { textAnchor: props.textAnchor as 'end' } : {})}
            {...(props.transform ? { transform: props.transform as string } : {})}
            fill={paint(fill)}
            style={{ fontFamily: brandFamily, fontSize, fontWeight: Number(props.fontWeight ?? 400) }}
          >
            {printable(Children.toArray(children).join(''))}
          </Text>
        );
      const Shape = shapes[type as keyof typeof shapes] as typeof Path | undefined;
      if (!Shape) throw new Error(`A plate has an element that PDFs lack: ${String(type)}.`);
      const shape = attributes as { d: string };
      const outline = (
        <Shape
          {...shape}
          fill={fill.startsWith('url') ? 'none' : paint(fill)}
          stroke={paint(stroke)}
          strokeWidth={strokeWidth}
        />
      );
      if (!fill.startsWith('url')) return outline;
      const clip = `${id}-${clips.length}`;
      clips.push(
        <ClipPath key={clip} id={clip}>
          <Shape {...shape} />
        </ClipPath>,
      );
      return (
        <G>
          <Path d={hatch} stroke={palette.outline} strokeWidth={1.2} clipPath={`url(#${clip})`} />
          {outline}
        </G>
      );
    });
  }

  return { draw, clips };
}

const shapes = { path: Path, rect: Rect, circle: Circle };

/** Renders a plate of the site (src/features/services/drawings) in a PDF; `width` is in points. */
export function PdfPlate({ plate, id, width }: { plate: ReactNode; id: string; width: number }) {
  const root = rootOf(plate);
  const [, , plateWidth = 0, height = 0] = String(root.viewBox).split(' ').map(Number);
  const { draw, clips } = drawerOf(id, hatchOf(plateWidth, height));
  const drawing = draw(root.children, {
    color: palette.ink,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1,
    fontSize: Number(root.fontSize),
  });
  return (
    <Svg
      width={width}
      height={(width * height) / plateWidth}
      viewBox={`0 0 ${plateWidth} ${height}`}
      alt={printable(String(root['aria-label']))}
    >
      <Defs>{clips}</Defs>
      {drawing}
    </Svg>
  );
}

/** Returns the properties of the drawing's svg element. Throws when there is none. */
function rootOf(node: ReactNode): Shape {
  if (!isValidElement<Shape>(node)) throw new Error('A plate has no drawing.');
  const { type, props } = node;
  return typeof type === 'function' ? rootOf((type as (props: Shape) => ReactNode)(props)) : props;
}
