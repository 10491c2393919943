import { Text, View } from '@react-pdf/renderer';
import { palette } from './palette.ts';
import { printable } from './printable.ts';

interface SectionOpeningProps {
  label: string;
  heading: string;
  onInk?: boolean;
}

/** How a page of the brochure opens: a short label and one plain sentence. */
export function SectionOpening({ label, heading, onInk = false }: SectionOpeningProps) {
  return (
    <View>
      <Text style={{ fontSize: 9, fontWeight: 500, color: onInk ? palette.mutedOnInk : palette.muted }}>
        {label}
      </Text>
      <Text
        style={{
          width: 400,
          marginTop: 8,
          fontSize: 25,
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: -0.5,
          color: onInk ? palette.onInk : palette.ink,
        }}
      >
        {printable(heading)}
      </Text>
    </View>
  );
}
