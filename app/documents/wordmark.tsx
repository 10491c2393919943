import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { palette } from './palette.ts';

/** The company's name with its mark, as the header of the site has it. */
export function Wordmark({ name, color = palette.ink }: { name: string; color?: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <Svg width={19} height={18} viewBox="0 4 60 56">
        <Path fill={color} d="M0 4h28v16H0zM0 24h28v16H0zM0 44h28v16H0z" />
        <Path fill={palette.signal} d="M32 44h28v16H32z" />
      </Svg>
      <Text style={{ color, fontSize: 12.5, fontWeight: 600, letterSpacing: -0.15 }}>{name}</Text>
    </View>
  );
}
