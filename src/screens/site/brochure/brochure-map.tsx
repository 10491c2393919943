import { Circle, G, Page, Path, Svg, Text, Tspan, View } from '@react-pdf/renderer';
import type { LaneMode } from '#platform/company.ts';
import { brandFamily } from '#platform/pdf/font.ts';
import { BrochureFooter, palette, SectionOpening } from '#platform/pdf/layout.tsx';
import type { BrochureContent, BrochureSpot } from './brochure-content.ts';

/** US Letter landscape, in points. */
const page = { width: 792, height: 612 };

/** Points per pixel of the site's map at its minimum width, for which its labels are placed. */
const pixel = page.width / 944;

/** In points. */
const nameSize = 10;

/** Strokes of each mode in points; modes are distinguishable without color. */
const lineStyles: Record<LaneMode, { stroke: string; strokeWidth: number; strokeDasharray?: string }> = {
  sea: { stroke: palette.ink, strokeWidth: 0.9 },
  air: { stroke: palette.muted, strokeWidth: 0.9, strokeDasharray: '5 3.5' },
  train: { stroke: palette.action, strokeWidth: 1.6, strokeDasharray: '1.2 2.6' },
};

const modes = ['sea', 'air', 'train'] as const;

/** Scales a path but not its strokes and dashes. */
function scaled(path: string, scale: number): string {
  return path.replace(/-?\d*\.?\d+/g, (number) => String(Number((Number(number) * scale).toFixed(2))));
}

/** Dot with its name and days; without room for a name, only the dot. */
function MapSpot({ spot, width, height }: { spot: BrochureSpot; width: number; height: number }) {
  const x = (Number.parseFloat(spot.at.x) / 100) * width;
  const y = (Number.parseFloat(spot.at.y) / 100) * height;
  const { label } = spot;
  const lines = spot.text.map(([name, days], index) => {
    const [left, down] = label?.offset ?? [0, 0];
    const row = down + (index - (spot.text.length - 1) / 2) * 15;
    return { name, days, x: x + left * pixel, y: y + row * pixel + nameSize * 0.36 };
  });
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={spot.isHub ? 4 : 2}
        fill={spot.isHub ? palette.signal : palette.ink}
        stroke={palette.sea}
        strokeWidth={0.8}
      />
      {label &&
        lines.map((line) => (
          <Text
            key={line.name + line.days}
            x={line.x}
            y={line.y}
            textAnchor={label.anchor}
            fill={palette.ink}
            style={{ fontFamily: brandFamily, fontSize: nameSize, fontWeight: spot.isHub ? 700 : 500 }}
          >
            <Tspan>{[line.name, line.days].filter(Boolean).join('  ')}</Tspan>
          </Text>
        ))}
    </G>
  );
}

function LaneMap({ map, alt }: { map: BrochureContent['map']; alt: string }) {
  const { plate, land, lines, spots } = map;
  const scale = page.width / plate.width;
  const height = plate.height * scale;
  return (
    <Svg width={page.width} height={height} viewBox={`0 0 ${page.width} ${height}`} alt={alt}>
      <Path d={scaled(land.globe, scale)} fill={palette.sea} />
      <Path d={scaled(land.grid, scale)} stroke={palette.grid} strokeWidth={0.5} fill="none" />
      <Path d={scaled(land.land, scale)} fill={palette.land} stroke={palette.coast} strokeWidth={0.5} />
      {lines.map(({ id, mode, path }) => (
        <Path key={id} d={scaled(path, scale)} fill="none" {...lineStyles[mode]} />
      ))}
      {spots.map((spot) => (
        <MapSpot key={spot.name} spot={spot} width={page.width} height={height} />
      ))}
    </Svg>
  );
}

type Row = BrochureContent['map']['lanes'][number];

function LaneColumn({ mode, name, days, rows }: { mode: LaneMode; name: string; days: string; rows: Row[] }) {
  const small = { fontSize: 10, lineHeight: 1.2 };
  return (
    <View tag="Table" style={{ marginBottom: 7 }}>
      <View
        tag="TR"
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: 7,
          paddingBottom: 3,
          borderBottom: `1pt solid ${palette.ink}`,
        }}
      >
        <Text tag="TH" scope="Column" style={{ ...small, fontWeight: 600, color: palette.ink }}>
          {name}
        </Text>
        <Svg width={30} height={6} viewBox="0 0 30 6">
          <Path d="M0 3h30" fill="none" {...lineStyles[mode]} />
        </Svg>
        <Text tag="TH" scope="Column" style={{ ...small, marginLeft: 'auto', color: palette.muted }}>
          {days}
        </Text>
      </View>
      {rows.map(({ id, place, code, days: range }) => (
        <View
          key={id}
          tag="TR"
          style={{
            flexDirection: 'row',
            paddingVertical: 1.7,
            borderBottom: `0.5pt solid ${palette.hairline}`,
          }}
        >
          <Text
            tag="TH"
            scope="Row"
            style={{
              ...small,
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              paddingRight: 6,
              color: palette.body,
            }}
          >
            {place} <Text style={{ color: palette.muted }}>{code}</Text>
          </Text>
          <Text tag="TD" style={{ ...small, color: palette.ink, fontFeatureSettings: ['tnum'] }}>
            {range}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function BrochureMap({ map, company, strings }: BrochureContent) {
  const { label, heading, alt, note, days, modes: names } = strings.map;
  const of = (mode: LaneMode) => map.lanes.filter((lane) => lane.mode === mode);
  const half = Math.ceil(of('sea').length / 2);
  const column = { width: 212 };
  return (
    <Page
      size="LETTER"
      orientation="landscape"
      bookmark={label}
      style={{ paddingTop: 22, backgroundColor: palette.page }}
    >
      <View style={{ paddingHorizontal: 54, marginBottom: 8 }}>
        <SectionOpening label={label} heading={heading} width={684} />
      </View>
      <LaneMap map={map} alt={alt} />
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          paddingHorizontal: 54,
          marginTop: 8,
        }}
      >
        <View style={column}>
          <LaneColumn mode="sea" name={names.sea} days={days} rows={of('sea').slice(0, half)} />
        </View>
        <View style={column}>
          <LaneColumn mode="sea" name={names.sea} days={days} rows={of('sea').slice(half)} />
        </View>
        <View style={column}>
          {modes
            .filter((mode) => mode !== 'sea' && of(mode).length > 0)
            .map((mode) => (
              <LaneColumn key={mode} mode={mode} name={names[mode]} days={days} rows={of(mode)} />
            ))}
        </View>
      </View>
      <BrochureFooter company={company} pageOf={strings.pageOf} note={note} />
    </Page>
  );
}
